/** Where the product shows the licences of what it is made of. */
export const noticesPath = '/third-party-notices.txt';
