import { SECOND_MS } from '@rondo/domain/duration';
import type { Translate } from '../../../shared/i18n.tsx';

const MINUTE_S = 60;

/** How long something lasts, to the second. */
export function lastsText(ms: number, t: Translate): string {
  const all = Math.round(ms / SECOND_MS);
  const [minutes, seconds] = [Math.floor(all / MINUTE_S), all % MINUTE_S];
  return minutes === 0 ? t('clip.seconds', { seconds }) : t('clip.minutes', { minutes, seconds });
}
