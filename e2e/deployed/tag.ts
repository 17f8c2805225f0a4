/**
 * Of a test that is safe for a product that people use: it needs no other state than its own accounts, which it deletes,
 * changes no release and stays within the ordinary limits of calls and of new accounts (50 an hour for an address).
 */
export const deployed = { tag: '@deployed' };
