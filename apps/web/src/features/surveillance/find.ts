import { surveillanceApi } from '@rondo/contract/surveillance';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';
import { t } from '../../shared/i18n.tsx';

/** Cameras by their name or their store's, as far as the reader sees them: opening one plays it, opening the store plays its first nine. */
export const find: FindObjects = async (text) => {
  const { list } = await call(surveillanceApi.cameras, { keyword: text, size: 10 }, QUIET);
  const findings = list.map(({ id, name, shop }) => ({
    ...{ key: id, label: name, hint: shop.name },
    to: `/surveillance?cameras=${id}&size=1`,
  }));
  const shops = new Map(list.map(({ shop }) => [shop.id, shop.name]));
  const whole = [...shops].map(([id, name]) => ({
    ...{ key: `watch-${id}`, label: name, hint: t('surveillance.watchStore') },
    to: `/surveillance?shop=${id}`,
  }));
  return [{ key: 'cameras', labelKey: 'surveillance.cameras', findings: [...whole, ...findings] }];
};
