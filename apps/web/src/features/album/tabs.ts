import type { albumApi } from '@rondo/contract/album';
import type { Output } from '@rondo/contract/kit/endpoint';
import { ALBUM_TAB_KEYS } from '@rondo/domain/album';
import type { Translate } from '../../shared/i18n.tsx';
import type { TabItem } from '../../shared/ui/list/tabs.tsx';

/** All, and one for each kind of pictures. */
export const tabsOf = (counts: Output<typeof albumApi.counts> | undefined, t: Translate): TabItem[] => [
  { key: '', label: t('album.tab.all'), count: counts?.all ?? null },
  ...ALBUM_TAB_KEYS.map((key) => ({ key, label: t(`album.tab.${key}`), count: counts?.[key] ?? null })),
];
