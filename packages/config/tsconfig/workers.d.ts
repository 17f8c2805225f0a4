/** The address of a program for `new Worker(address)`. */
declare module '*?worker' {
  const address: string;
  export default address;
}
