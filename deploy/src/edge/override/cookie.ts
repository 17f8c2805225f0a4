const name = 'estela_override';
const pattern = new RegExp(`(?:^|;)\\s*${name}=([\\w.-]+)`);

/** The token that a browser carries. Nearly none does, so that costs one search. */
export function tokenIn(cookies: string | undefined): string | undefined {
  return cookies?.includes(name) ? pattern.exec(cookies)?.[1] : undefined;
}

/** Keeps a token for `seconds`; 0 removes it. No script can read it, and it never leaves with another site's requests. */
export function setCookie(token: string, seconds: number, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
