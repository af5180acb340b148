import type { Input } from '@rondo/contract/kit/endpoint';
import { ITEMS_OF, recordApi } from '@rondo/contract/record';
import { reportApi } from '@rondo/contract/report';
import { v7 as uuidv7 } from 'uuid';
import type { MoreExport } from '../../shared/export-menu.tsx';
import { call, Refusal } from '../../shared/http/http.ts';
import { useT } from '../../shared/i18n.tsx';
import { saveAnswer } from '../../shared/save-answer.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useListExport } from '../../shared/use-list-export.ts';

type Listed = Input<typeof reportApi.photos>;

/** What leaves of the listed records beside the list: their items, those that failed, the photos, the reports (product 11). */
export function useMoreExports(filters: Listed): readonly MoreExport[] {
  const t = useT();
  const run = useListExport();
  const items = ITEMS_OF.map((which) => ({
    key: which,
    label: t(which === 'all' ? 'record.leave.items' : 'record.leave.failed'),
    run: () =>
      run({
        title: t(which === 'all' ? 'record.itemExport.title' : 'record.itemExport.failedTitle'),
        done: t('job.exporting.done'),
        count: async () => (await call(recordApi.itemTotal, { ...filters, items: which })).total,
        save: () => saveAnswer(recordApi.exportItems, { ...filters, items: which, format: 'xlsx' }),
        inBackground: () =>
          call(recordApi.startExportItems, { ...filters, items: which, format: 'xlsx', requestId: uuidv7() }),
      }),
  }));
  const zip = async (save: () => Promise<void>): Promise<void> => {
    toast.info(t('record.leave.making'));
    try {
      await save();
      toast.ok(t('job.exporting.done'));
    } catch (cause) {
      // The call has told why.
      if (!(cause instanceof Refusal)) throw cause;
    }
  };
  return [
    ...items,
    {
      key: 'photos',
      label: t('record.leave.photos'),
      run: () => zip(() => saveAnswer(reportApi.photos, filters)),
    },
    {
      key: 'pack',
      label: t('record.leave.pack'),
      run: () => zip(() => saveAnswer(reportApi.pack, filters)),
    },
  ];
}
