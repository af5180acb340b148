import type { Input } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import { LIMIT } from '@rondo/domain/limit';
import { v7 as uuidv7 } from 'uuid';
import { call } from '../../shared/http/http.ts';
import { useT } from '../../shared/i18n.tsx';
import { saveAnswer } from '../../shared/save-answer.ts';
import { useListExport } from '../../shared/use-list-export.ts';

/** Saves the filtered stores as a spreadsheet. */
export function useExport() {
  const t = useT();
  const run = useListExport();
  return ({ page: _page, size: _size, ...filters }: Input<typeof shopApi.list>) =>
    run({
      title: t('shop.title'),
      done: t('shop.exporting.done'),
      count: async () => (await call(shopApi.list, { ...filters, size: LIMIT.page.sizes[0] })).total,
      save: () => saveAnswer(shopApi.export, filters),
      inBackground: () => call(shopApi.startExport, { ...filters, requestId: uuidv7() }),
    });
}
