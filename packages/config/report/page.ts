import type { Result } from './results.ts';
import type { Part, Run } from './run.ts';
import { style } from './style.ts';

const slowest = 10;

/** The whole run as one page that needs nothing else. */
export function reportPage({ startedAt, commit, parts, chosen, shard }: Run): string {
  const ran = parts.filter(({ status }) => status !== 'left out');
  const failed = sum(parts, ({ failed }) => failed);
  const passed = sum(parts, ({ passed }) => passed);
  const title = `${passed} passed, ${failed} failed`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1 class="${failed > 0 ? 'bad' : 'good'}">${escaped(title)}</h1>
<p>${escaped(startedAt.slice(0, 16).replace('T', ' '))} UTC, ${escaped(commit)}${shard ? `, shard ${escaped(shard)}` : ''}, ${duration(sum(ran, ({ seconds }) => seconds))}</p>
${section('Failed', failures(parts))}
${section('Stages', stages(parts))}
${section('What ran, and what was left out', list(chosen))}
${section('Slowest', slow(parts))}
${section('All tests', ran.map(allOf).join('\n'))}
</main>
</body>
</html>
`;
}

const section = (name: string, content: string) => (content ? `<h2>${name}</h2>\n${content}` : '');

const list = (lines: readonly string[]) =>
  lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>` : '';

function stages(parts: readonly Part[]): string {
  const longest = Math.max(1, ...parts.map(({ seconds }) => seconds));
  const rows = parts.map(
    ({ name, status, seconds, passed, failed, note }) => `<tr>
<th scope="row">${escaped(name)}</th>
<td class="${colour(status)}">${status}</td>
<td>${passed + failed > 0 ? `${passed} passed, ${failed} failed` : ''}</td>
<td class="time">${status === 'left out' ? '' : duration(seconds)}<span class="bar" style="width:${((100 * seconds) / longest).toFixed(1)}%"></span></td>
<td>${escaped(note ?? '')}</td>
</tr>`,
  );
  return `<div class="wide"><table>
<thead><tr><th scope="col">Stage</th><th scope="col">State</th><th scope="col">Tests</th><th scope="col">Time</th><th scope="col">Note</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`;
}

function failures(parts: readonly Part[]): string {
  return parts
    .filter(({ status }) => status === 'failed' || status === 'broken off')
    .map(({ name, status, note, results }) => {
      const failed = results.filter((result) => result.status === 'failed');
      const about =
        note || failed.length === 0 ? `<p>${escaped(note ?? `${status}; see what it printed`)}</p>` : '';
      return `<h3>${escaped(name)}</h3>\n${about}${failed.map(failure).join('\n')}`;
    })
    .join('\n');
}

function failure({ title, file, seconds, message = '', attached = [] }: Result): string {
  const links = attached.map(({ name, file }) => `<a href="${escaped(file)}">${escaped(name)}</a>`);
  return `<article>
<h4>${escaped(title)}</h4>
<p>${escaped(file)} ${duration(seconds)} ${links.join(' ')}</p>
<pre>${escaped(message)}</pre>
</article>`;
}

function slow(parts: readonly Part[]): string {
  const all = parts.flatMap(({ name, results }) => results.map((result) => ({ name, ...result })));
  const rows = all
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowest)
    .map(
      ({ name, title, file, seconds }) =>
        `<li><b>${duration(seconds)}</b> ${escaped(title)} <small>${escaped([name, file].filter(Boolean).join(', '))}</small></li>`,
    );
  return rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : '';
}

function allOf({ name, results }: Part): string {
  if (results.length === 0) return '';
  const rows = results.map(
    ({ title, file, status, seconds }) =>
      `<li><span class="${colour(status)}">${status}</span> ${escaped(title)} <small>${escaped(file)} ${duration(seconds)}</small></li>`,
  );
  return `<details><summary>${escaped(name)}: ${results.length}</summary><ul class="plain">${rows.join('\n')}</ul></details>`;
}

function colour(status: Part['status'] | Result['status']): string {
  if (status === 'passed') return 'good';
  return status === 'failed' || status === 'broken off' ? 'bad' : 'dim';
}

const sum = (parts: readonly Part[], of: (part: Part) => number) =>
  parts.reduce((total, part) => total + of(part), 0);

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
