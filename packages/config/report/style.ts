/** Of a page for developers that is opened from the disk: no font, script or picture of elsewhere. */
export const style = `
:root { color-scheme: light dark; --good: light-dark(#106c31, #6fd891); --bad: light-dark(#b3141c, #ff9a94); --dim: light-dark(#5c6066, #a6abb3); --line: light-dark(#d5d8dd, #3b4048); --box: light-dark(#f4f5f7, #1d2025); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #121417); color: light-dark(#16181b, #e8eaed); }
main { max-width: 70rem; margin: auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { margin: 0.5rem 0; } h2 { margin: 2rem 0 0.5rem; } h3, h4 { margin: 1rem 0 0.25rem; }
.good { color: var(--good); } .bad { color: var(--bad); } .dim, small { color: var(--dim); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; overflow-wrap: normal; }
th, td { text-align: start; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); }
.time { min-width: 7rem; } .bar { display: block; height: 0.3rem; background: var(--dim); border-radius: 0.15rem; }
article { border-inline-start: 0.25rem solid var(--bad); padding-inline-start: 0.75rem; margin: 1rem 0; }
article p { margin: 0; } a { color: inherit; }
pre { background: var(--box); padding: 0.75rem; overflow: auto; max-height: 30rem; font-size: 0.85rem; }
summary { cursor: pointer; padding: 0.35rem 0; } .plain { list-style: none; padding: 0; }
`;
