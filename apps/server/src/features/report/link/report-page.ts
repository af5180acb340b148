import type { FileRef } from '@rondo/contract/kit/shapes';
import { light } from '@rondo/domain/palette';
import { shapes } from '@rondo/domain/state-shapes';
import type { Delta, ItemLine, Mark, ReportModel, T } from '../report-shape.ts';
import { type Html, html } from './html.ts';

/** Addresses of a picture for the readers of one link: as it is, and small. */
type PhotoAddress = (file: FileRef) => { whole: string; small: string };

export interface Drawn {
  t: T;
  photo: PhotoAddress;
  seal: { hash: string; url: string };
  /** At the end: which link it is, until when, and what the company prints at the foot of its reports. */
  foot: readonly string[];
}

/** A report as a page: the result first, what changed, what failed with its photos, then the rest. */
export function reportPage(model: ReportModel, drawn: Drawn): Html {
  return html`${head(model)}${since(model)}${sections(model)}${failed(model, drawn)}${rest(model, drawn)}${visit(model)}${signOff(model, drawn)}${process(model)}${seal(drawn)}
<footer class="foot meta">${drawn.foot.map((line) => html`<p>${line}</p>`)}</footer>`;
}

function head({ title, number, template, shop, notice, result, figures }: ReportModel): Html {
  return html`<section><p class="meta num">${title} · ${number} · ${template}</p><h1>${shop}</h1>
${notice === null ? null : html`<p class="notice">${notice}</p>`}
<div class="result">${ring(result)}<div><strong style="color:${light[result.ink]}">${result.word}</strong><p class="num score"><b>${result.score}</b> <span class="meta">${result.of}</span></p>
${result.forced === null ? null : html`<p class="forced">${result.forced}</p>`}<p>${result.sentence}</p>${delta(result.delta)}</div></div>
<dl class="figures">${figures.map(({ label, value, more }) => html`<div><dt>${label}</dt><dd class="num">${value}</dd>${more === '' ? null : html`<dd class="meta num">${more}</dd>`}</div>`)}</dl></section>`;
}

/** Half the length of the ring's line. */
const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;

function ring({ share, ink }: ReportModel['result']): Html {
  const percent = share === null ? '—' : `${Math.round(share * 1000) / 10}%`;
  const drawn = (AROUND * Math.min(1, Math.max(0, share ?? 0))).toFixed(1);
  return html`<svg viewBox="0 0 100 100" role="img" aria-label="${percent}"><circle cx="50" cy="50" r="${RADIUS}" fill="none" stroke="${light.sunken}" stroke-width="9"/>
<circle cx="50" cy="50" r="${RADIUS}" fill="none" stroke="${light[ink]}" stroke-width="9" stroke-linecap="round" stroke-dasharray="${drawn} ${AROUND.toFixed(1)}" transform="rotate(-90 50 50)"/>
<text x="50" y="56" text-anchor="middle" font-size="20" font-weight="600" fill="${light.ink}">${percent}</text></svg>`;
}

const delta = (change: Delta | null): Html | null =>
  change === null ? null : html`<p class="num" style="color:${light[change.ink]}">${change.text}</p>`;

function icon({ shape, ink }: Mark): Html {
  const drawing: { line?: string; solid?: string; mark?: string; dash?: string } = shapes[shape];
  return html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true" style="color:${light[ink]}">
${drawing.solid ? html`<path d="${drawing.solid}" fill="currentColor"/>` : null}
${drawing.line ? html`<path d="${drawing.line}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="${drawing.dash ?? 'none'}"/>` : null}
${drawing.mark ? html`<path d="${drawing.mark}" fill="none" stroke="${light.surface}" stroke-width="1.5"/>` : null}</svg>`;
}

function since({ since: of }: ReportModel): Html {
  if (!of) return html``;
  const { title, parts, none } = of;
  if (none !== null) return html`<section><p>${none}</p></section>`;
  return html`<section><h2>${title}</h2><ul class="since">${parts.map(
    (part) =>
      html`<li>${icon(part.mark)}<div class="body"><h3>${part.title}</h3><p class="meta">${part.names}</p></div></li>`,
  )}</ul></section>`;
}

function sections({ sections: { title, rows } }: ReportModel): Html {
  return html`<section><h2>${title}</h2><ul class="bars">${rows.map(
    (
      row,
    ) => html`<li class="${row.isChild ? 'child' : 'top-level'}"><span>${row.name}</span>${delta(row.delta)}<span class="num">${row.score}</span>
<span class="bar" data-red="${row.isRed ? 'yes' : 'no'}"><i style="width:${(row.share * 100).toFixed(1)}%"></i></span></li>`,
  )}</ul></section>`;
}

function failed({ failed: { title, count, none, items }, ...over }: ReportModel, drawn: Drawn): Html {
  return html`<section><h2>${title} <span class="meta num">${count}</span></h2>${none === null ? null : html`<p>${none}</p>`}
<ul class="items">${items.map((one) => item(one, over, drawn))}</ul></section>`;
}

function rest({ rest: groups, ...over }: ReportModel, drawn: Drawn): Html | null {
  if (groups.length === 0) return null;
  return html`<section>${groups.map(
    ({ title, items }) => html`<details open><summary>${title} <span class="meta num">${items.length}</span></summary>
<ul class="items">${items.map((one) => item(one, over, drawn))}</ul></details>`,
  )}</section>`;
}

/** `over`: what stands over photos of a fix, and over standard photos. */
function item(one: ItemLine, over: Pick<ReportModel, 'after' | 'standard'>, { photo }: Drawn): Html {
  const { rectification: fix } = one;
  const under = (title: string, files: readonly FileRef[]) =>
    files.length === 0 ? null : html`<p class="meta">${title}</p>${photos(files, `${one.name} · ${title}`, photo)}`;
  const line = (text: string, style = '') => (text === '' ? null : html`<p class="${style}">${text}</p>`);
  return html`<li><div class="item">${icon(one.mark)}<div class="body">${line(one.about, 'meta')}<h3>${one.name}</h3>${line(one.standard, 'meta')}${line(one.found)}
${one.changes.map((change) => html`<p class="meta">${change}</p>`)}
${fix === null ? null : html`<p class="fix" data-late="${fix.isLate ? 'yes' : 'no'}">${icon(fix.mark)}<span>${fix.state} · ${fix.when}</span></p>`}
${photos(one.photos, one.name, photo)}${under(over.standard, one.standardPhotos)}${under(over.after, one.after)}
</div><span class="points num">${one.points}</span></div></li>`;
}

function photos(files: readonly FileRef[], name: string, photo: PhotoAddress): Html | null {
  if (files.length === 0) return null;
  return html`<div class="photos">${files.map((file, index) => {
    const { whole, small } = photo(file);
    return html`<a href="${whole}"><img src="${small}" loading="lazy" alt="${name} (${index + 1}/${files.length})"></a>`;
  })}</div>`;
}

function visit({ facts, excluded }: ReportModel): Html {
  return html`<section><dl class="facts">${facts.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
${excluded === null ? null : html`<p class="meta">${excluded}</p>`}</section>`;
}

function signOff({ signOff: signed }: ReportModel, { photo }: Drawn): Html | null {
  if (!signed) return null;
  return html`<section><h2>${signed.title}</h2><p>${signed.name} · <span class="num">${signed.when}</span></p>${signed.note === null ? null : html`<p class="meta">${signed.note}</p>`}
${signed.file ? html`<img class="sign" src="${photo(signed.file).whole}" alt="${signed.title}">` : null}</section>`;
}

function process({ process: done }: ReportModel): Html | null {
  if (!done) return null;
  return html`<section><h2>${done.title}</h2><ol class="steps">${done.steps.map(
    ({ mark, what, who, comment }) =>
      html`<li class="step">${icon(mark)}<div class="body"><h3>${what}</h3><p class="meta num">${who}</p><p>${comment}</p></div></li>`,
  )}</ol></section>`;
}

function seal({ t, seal: { hash, url } }: Drawn): Html {
  return html`<section><h2>${t('report.seal.title')}</h2><p class="meta">${t('report.link.sealText')}</p><p class="hash">${hash}</p>
<p class="no-print"><a href="${url}">${t('report.link.check')}</a></p></section>`;
}
