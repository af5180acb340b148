import type { albumApi } from '@rondo/contract/album';
import type { Output } from '@rondo/contract/kit/endpoint';
import { ALBUM_TAB_KEYS, TABS_TO_COME } from '@rondo/domain/album';
import type { Translate } from '../../shared/i18n.tsx';
import type { TabItem } from '../../shared/ui/list/tabs.tsx';

/** All, and one for each kind of pictures; those that nothing makes yet are not shown before there are some. */
export function tabsOf(counts: Output<typeof albumApi.counts> | undefined, current: string, t: Translate): TabItem[] {
  const shown = ALBUM_TAB_KEYS.filter(
    (key) => key === current || !TABS_TO_COME.includes(key) || (counts?.[key] ?? 0) > 0,
  );
  return [
    { key: '', label: t('album.tab.all'), count: counts?.all ?? null },
    ...shown.map((key) => ({ key, label: t(`album.tab.${key}`), count: counts?.[key] ?? null })),
  ];
}
