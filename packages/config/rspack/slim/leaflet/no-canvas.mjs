/** Lines and shapes are drawn as SVG. */
export const canvas = () => null;
