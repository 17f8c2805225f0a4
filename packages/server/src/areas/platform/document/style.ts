import { createHash } from 'node:crypto';

export const documentStyle = `
:root{color-scheme:light dark;--line:light-dark(#c9d3de,#39485a);--soft:light-dark(#f2f5f8,#1a2430);--link:light-dark(#0b57a4,#8ec5ff);
font:16px/1.5 system-ui,sans-serif;background:light-dark(#fff,#10171f);color:light-dark(#16202b,#e4ebf2)}
body{max-width:60rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
a{color:var(--link)}
code,pre{font:.875em/1.5 ui-monospace,monospace}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}
nav a{padding:.25rem 0}
h2{margin:2.5rem 0 .25rem}
h2::first-letter{text-transform:uppercase}
h3{margin:0 0 .5rem;font-size:1rem}
h4{margin:1rem 0 .25rem;font-size:.95rem}
summary{cursor:pointer;padding:.5rem 0}
.call{border-top:1px solid var(--line)}
.call[open]{padding-bottom:1rem}
.call>summary b{display:inline-block;min-width:4rem;font-size:.8rem}
.call>summary span{display:block;padding-left:1.1rem;opacity:.85}
.schema{padding:.75rem 0;border-top:1px solid var(--line)}
.fields{margin:0}
.fields>div{display:grid;grid-template-columns:minmax(9rem,1fr) 3fr;gap:0 1rem;padding:.25rem 0;border-top:1px solid var(--line)}
.fields>div:first-child{border-top:0}
.fields dd{margin:0}
.fields .fields{margin-top:.25rem;padding-left:.75rem;border-left:2px solid var(--line)}
.fields span,small{opacity:.85}
.example summary{padding:.25rem 0;font-size:.9rem}
pre{overflow:auto;max-height:24rem;margin:0;padding:.75rem;border-radius:.5rem;background:var(--soft)}
:target{scroll-margin-top:1rem}
@media (max-width:40rem){.fields>div{grid-template-columns:1fr}.fields dd{padding-left:.75rem}}
`;

/** The page's policy lets nothing in but this very style. */
export const documentStyleHash = `sha256-${createHash('sha256').update(documentStyle).digest('base64')}`;
