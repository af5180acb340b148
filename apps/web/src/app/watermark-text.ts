import type { StaffInfo } from '@rondo/contract/session';

type Marked = Pick<
  StaffInfo,
  | 'watermark'
  | 'watermarkDate'
  | 'watermarkName'
  | 'watermarkAccount'
  | 'name'
  | 'mobile'
  | 'mail'
  | 'registerType'
  | 'timeZone'
>;

/**
 * The text of the watermark (section 1, A3): date in the company's zone, name, account part, joined by a space; a part
 * that is missing is left out. Empty when the mark is off.
 */
export function watermarkText(me: Marked, nowMs: number): string {
  if (me.watermark !== 1) return '';
  const parts = [
    me.watermarkDate === 1 ? civilDate(nowMs, me.timeZone) : '',
    me.watermarkName === 1 ? me.name : '',
    me.watermarkAccount === 1 ? accountPart(me) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** YYYYMMDD. */
function civilDate(nowMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(nowMs).replaceAll('-', '');
}

/** The last 4 digits of the phone for phone registration, the part before the at-sign for e-mail registration. */
function accountPart({ registerType, mobile, mail }: Marked): string {
  if (registerType === 1) return mobile?.slice(-4) ?? '';
  return mail?.split('@')[0] ?? '';
}
