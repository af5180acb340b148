import type { CertificateRow } from '@rondo/contract/certificate';
import { daysBetween } from '@rondo/domain/civil-time';
import { useFormat } from '../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../shared/i18n.tsx';

/** What it is: its kind, or the name it was given. */
export const titleOf = ({ kind, title }: Pick<CertificateRow, 'kind' | 'title'>, t: Translate): string =>
  kind === 'other' && title !== '' ? title : t(`certificate.kind.${kind}`);

/** Whose it is. */
export const holderOf = ({ shop, member }: Pick<CertificateRow, 'shop' | 'member'>): string =>
  member?.name ?? shop?.name ?? '—';

/** Days and what is left of them in words. */
export function useDayWords() {
  const t = useT();
  const format = useFormat();
  // Noon of the day: it is the same day in every zone where the reader may be.
  const day = (on: string | null): string => (on === null ? '—' : format.day(`${on}T12:00:00Z`));
  const until = (on: string | null): string => (on === null ? t('certificate.forever') : day(on));
  const left = (on: string | null): string => {
    if (on === null) return '—';
    const days = daysBetween(format.civilDay(Date.now()), on);
    if (days === 0) return t('certificate.lastDay');
    return days > 0 ? t('certificate.daysLeft', { count: days }) : t('certificate.daysOver', { count: -days });
  };
  return { day, until, left };
}
