import type { Input } from '@rondo/contract/kit/endpoint';
import { PICTURED } from '@rondo/contract/many-rectifications';
import { rectificationApi } from '@rondo/contract/rectification';
import { v7 as uuidv7 } from 'uuid';
import type { MoreExport } from '../../shared/export-menu.tsx';
import { call } from '../../shared/http/http.ts';
import { useT } from '../../shared/i18n.tsx';
import { saveAnswer } from '../../shared/save-answer.ts';
import { useListExport } from '../../shared/use-list-export.ts';

type Asked = Omit<Input<typeof rectificationApi.export>, 'format'>;

/** The files that rectifications leave as. */
export interface Leaving {
  /** The list as a spreadsheet. */
  list: () => Promise<void>;
  /** With their pictures: in the rows of a spreadsheet, or as photos in a zip. */
  pictured: readonly MoreExport[];
}

/** What leaves of the rectifications under a filter; `ids`: of those that were ticked. Many of them as background work. */
export function useLeaving(filters: Asked, ids?: string[]): Leaving {
  const t = useT();
  const run = useListExport();
  const asked: Asked = ids ? { ...filters, ids } : filters;
  const done = t('job.exporting.done');
  const count = async () => ids?.length ?? (await call(rectificationApi.list, { ...filters, size: 10 })).total;
  return {
    list: () =>
      run({
        ...{ title: t('rectification.title'), done, count },
        save: () => saveAnswer(rectificationApi.export, { ...asked, format: 'xlsx' }),
        inBackground: () => call(rectificationApi.startExport, { ...asked, format: 'xlsx', requestId: uuidv7() }),
      }),
    pictured: PICTURED.map((as) => ({
      key: as,
      label: t(`rectification.exporting.${as}`),
      run: () =>
        run({
          ...{ title: t(`rectification.exporting.file.${as}`), ending: as === 'sheet' ? 'xlsx' : 'zip', done, count },
          save: () => saveAnswer(rectificationApi.pictures, { ...asked, as }),
          inBackground: () => call(rectificationApi.startPictures, { ...asked, as, requestId: uuidv7() }),
        }),
    })),
  };
}
