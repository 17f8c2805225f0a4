/** No shared module has a second file to fall back to. */
export const getSharedFallbackGetter = ({ factory }) => factory;
