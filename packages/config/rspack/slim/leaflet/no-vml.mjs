/** The way to draw of Internet Explorer 8, which is never asked for elsewhere. */
export const vmlCreate = undefined;
export const vmlMixin = undefined;
