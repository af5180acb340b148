import type { Input } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import { LIMIT } from '@rondo/domain/limit';
import { useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call, Refusal } from '../../shared/http/http.ts';
import { useT } from '../../shared/i18n.tsx';
import { saveXlsx } from '../../shared/save-xlsx.ts';
import { toast } from '../../shared/ui/toast.ts';

/** Saves the filtered stores as a spreadsheet, a long list as background work; the transport says why when it cannot. */
export function useExport() {
  const t = useT();
  const isBusy = useRef(false);
  return async ({ page: _page, size: _size, ...filters }: Input<typeof shopApi.list>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const { total } = await call(shopApi.list, { ...filters, size: LIMIT.page.sizes[0] });
      const name = `${t('shop.title')}.xlsx`;
      if (total > LIMIT.export.atOnceRows) {
        await call(shopApi.startExport, { ...filters, requestId: uuidv7() });
        toast.info(t('job.started', { name }));
      } else {
        await saveXlsx(shopApi.export, filters, name);
        toast.ok(t('shop.exporting.done'));
      }
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
    } finally {
      isBusy.current = false;
    }
  };
}
