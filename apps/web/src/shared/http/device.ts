/** What the request headers say about the browser (`wire.md`, "Headers of every request"). The server only logs it. */
export interface Device {
  /** Browser and its version, `Chrome 156`. */
  name: string;
  /** `Macintosh`, `Windows`, `Android`, ... */
  model: string;
  /** The operating system's version, or empty. */
  systemVersion: string;
}

/** In this order: most browsers also name the ones they descend from. */
const BROWSERS: ReadonlyArray<readonly [string, RegExp]> = [
  ['WeCom', /wxwork\/([\d.]+)/i],
  ['WeChat', /MicroMessenger\/([\d.]+)/],
  ['DingTalk', /DingTalk\/([\d.]+)/i],
  ['Feishu', /Lark\/([\d.]+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Headless)?(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

const SYSTEMS: ReadonlyArray<readonly [string, RegExp]> = [
  ['iPhone', /iPhone.*? OS ([\d_]+)/],
  ['iPad', /iPad.*? OS ([\d_]+)/],
  ['Android', /Android ?([\d.]*)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['Macintosh', /Macintosh.*?Mac OS X ([\d_.]+)/],
  ['CrOS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux()/],
];

function firstMatch(table: typeof BROWSERS, userAgent: string): readonly [string, string] {
  for (const [name, pattern] of table) {
    const match = pattern.exec(userAgent);
    if (match) return [name, match[1] ?? ''];
  }
  return ['Other', ''];
}

/** Reads a user agent: `Chrome 156` on `Macintosh` `10.15.7`. Unknown parts are `Other` and empty. */
export function deviceOf(userAgent: string): Device {
  const [browser, version] = firstMatch(BROWSERS, userAgent);
  const [model, system] = firstMatch(SYSTEMS, userAgent);
  const major = version.split('.')[0] ?? '';
  return { name: `${browser} ${major}`.trim(), model, systemVersion: system.replaceAll('_', '.') };
}
