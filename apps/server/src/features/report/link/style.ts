import { light, type Role } from '@rondo/domain/palette';

/** The roles that the page uses as `var(--<role>)`. */
const ROLES = [
  ...['layout', 'surface', 'sunken', 'line', 'lineStrong', 'controlBorder', 'ink', 'ink2', 'ink3'],
  ...['brand', 'brandHover', 'onBrand', 'brandText', 'focus'],
  ...['badText', 'badTint', 'badLine', 'warnText', 'warnTint', 'warnLine', 'okText', 'red'],
] as const satisfies readonly Role[];

const vars = ROLES.map((role) => `--${role}:${light[role]}`).join(';');

/** The style of what is read through an external link: one column on a phone, paper on a printer. */
export const STYLE = `
:root{${vars};color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:var(--layout);color:var(--ink);font:15px/1.55 -apple-system,"Segoe UI","Noto Sans SC","PingFang SC","Microsoft YaHei",sans-serif}
a{color:var(--brandText)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.top,main,.foot{width:min(100%,860px);margin:0 auto;padding:0 20px}
.top{display:flex;align-items:center;gap:12px;min-height:64px}
.top img{max-height:36px;max-width:140px}
.top strong{flex:1;overflow-wrap:anywhere}
.top a{font-size:14px;padding:10px 0}
section{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:20px;margin:0 0 16px}
h1{font-size:24px;line-height:1.25;margin:0 0 4px;overflow-wrap:anywhere}
h2{font-size:17px;line-height:1.35;margin:0 0 12px;display:flex;gap:10px;align-items:baseline;flex-wrap:wrap}
h3{font-size:15px;margin:0;overflow-wrap:anywhere}
p{margin:0}
.meta{color:var(--ink3);font-size:13px;overflow-wrap:anywhere}
.num{font-variant-numeric:tabular-nums}
.notice{background:var(--warnTint);border:1px solid var(--warnLine);color:var(--warnText);border-radius:8px;padding:10px 14px;margin:14px 0 0}
.result{display:flex;gap:20px;align-items:center;margin:18px 0 0}
.result svg{flex:none;width:104px;height:104px}
.result strong{display:block;font-size:22px;line-height:1.3}
.score b{font-size:17px}
.forced{color:var(--red);font-weight:600}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:16px;margin:20px 0 0}
.figures dd.num:not(.meta){font-size:18px;font-weight:600}
dt{color:var(--ink3);font-size:13px}
dd{margin:0;overflow-wrap:anywhere}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:8px 20px;margin:0}
.since{display:grid;gap:10px;margin:0;padding:0;list-style:none}
.since li,.item,.step{display:grid;grid-template-columns:20px minmax(0,1fr) auto;gap:4px 10px}
.mark{width:16px;height:16px;margin-top:3px}
.bars{display:grid;gap:10px;margin:0;padding:0;list-style:none}
.bars li{display:grid;grid-template-columns:minmax(0,1fr) auto auto;gap:4px 14px;align-items:baseline}
.bars .num:not(.bar){white-space:nowrap}
.bars li>span.num{grid-column:3}
.bars .child{padding-left:16px}
.bar{grid-column:1/-1;height:6px;border-radius:3px;background:var(--sunken);overflow:hidden}
.bar i{display:block;height:100%;background:var(--brand);border-radius:3px}
.bar[data-red=yes] i{background:var(--red)}
.items{display:grid;margin:0;padding:0;list-style:none}
.items>li{border-top:1px solid var(--line);padding:14px 0}
.items>li:first-child{border-top:0;padding-top:0}
.items>li:last-child{padding-bottom:0}
.body{display:grid;gap:3px;min-width:0}
.body p{white-space:pre-line;overflow-wrap:anywhere}
.points{font-weight:600;white-space:nowrap}
.fix{display:flex;gap:6px;font-size:13px}
.fix[data-late=yes]{color:var(--badText)}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:8px;margin:8px 0 0}
.photos a{display:block;background:var(--sunken);border-radius:6px;overflow:hidden;aspect-ratio:4/3}
.photos img{width:100%;height:100%;object-fit:contain;display:block}
details+details{border-top:1px solid var(--line);margin-top:14px;padding-top:14px}
summary{cursor:pointer;font-weight:600;min-height:32px}
.steps{display:grid;gap:12px;margin:0;padding:0;list-style:none}
.sign{max-width:280px;max-height:120px;background:var(--surface)}
.hash{font-family:ui-monospace,monospace;font-size:12px;overflow-wrap:anywhere}
.foot{padding-bottom:40px}
.gate{max-width:420px;margin:48px auto}
form{display:grid;gap:12px;margin:16px 0 0}
label{font-weight:600}
input{width:100%;height:44px;font:inherit;padding:0 12px;border:1px solid var(--controlBorder);border-radius:8px;background:var(--surface);color:var(--ink)}
button{height:44px;font:inherit;font-weight:600;border:0;border-radius:8px;background:var(--brand);color:var(--onBrand);cursor:pointer}
button:hover{background:var(--brandHover)}
.error{color:var(--badText)}
.mark-tile{position:fixed;inset:0;pointer-events:none;z-index:1}
@media (max-width:560px){
.top,main,.foot{padding-left:14px;padding-right:14px}
section{padding:16px}
.facts{grid-template-columns:1fr;gap:2px}
.facts dd{margin-bottom:8px}
.result{gap:14px}
.result svg{width:84px;height:84px}
}
@media print{
body{background:none}
section{border:0;padding:0;margin:0 0 20px;break-inside:auto}
.items>li,.bars li,.photos a{break-inside:avoid}
.no-print{display:none}
}
`;
