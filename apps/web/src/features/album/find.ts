import { albumApi } from '@rondo/contract/album';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';
import { t } from '../../shared/i18n.tsx';
import { shopLink } from './links.ts';

/** Stores with pictures, by the name or number of the store. */
export const find: FindObjects = async (text) => {
  const { list } = await call(albumApi.cards, { keyword: text, size: 10 }, QUIET);
  const findings = list.map((card) => ({
    ...{ key: card.id, label: card.name, hint: t('album.card.total', { count: card.total }) },
    to: shopLink(card.id),
  }));
  return [{ key: 'album', labelKey: 'album.title', findings }];
};
