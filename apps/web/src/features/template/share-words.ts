import type { ShownShare } from '@rondo/contract/template-share';
import { useFormat } from '../../shared/format/use-format.tsx';
import { type Translate, useT } from '../../shared/i18n.tsx';

/** Whom a template is for, in a word or two. */
export const kindWords = (t: Translate, { kinds }: Pick<ShownShare, 'kinds'>): string =>
  kinds.map((kind) => t(`template.share.kind.${kind}`)).join(' · ');

/** The same with everything that is named. */
export function useShareWords(): (share: ShownShare) => string {
  const t = useT();
  const { list } = useFormat();
  return (share) => {
    const named = [
      ...share.names.map(({ name }) => name),
      ...share.tags,
      ...share.formats.map((one) => t(`shop.format.${one}`)),
    ];
    const isLost = named.length === 0 && share.hiddenShops === 0 && !share.kinds.includes('everybody');
    if (isLost) return `${kindWords(t, share)}: ${t('template.share.nobodyLeft')}`;
    return named.length === 0 ? kindWords(t, share) : `${kindWords(t, share)}: ${list(named)}`;
  };
}
