import { LIMIT } from '@rondo/domain/limit';
import { useRef } from 'react';
import { Refusal } from './http/http.ts';
import { useT } from './i18n.tsx';
import { toast } from './ui/toast.ts';

interface ListExport {
  /** The file, without its ending. */
  title: string;
  /** Of the file; xlsx unless said otherwise. */
  ending?: string;
  /** What is said once it is saved. */
  done: string;
  /** How many rows there are by the filters. */
  count: () => Promise<number>;
  save: () => Promise<void>;
  inBackground: () => Promise<unknown>;
}

/** Saves a filtered list as a spreadsheet, a long one as background work; the transport says why when it cannot. */
export function useListExport(): (list: ListExport) => Promise<void> {
  const t = useT();
  const isBusy = useRef(false);
  return async ({ title, ending = 'xlsx', done, count, save, inBackground }) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const name = `${title}.${ending}`;
    try {
      if ((await count()) > LIMIT.export.atOnceRows) {
        await inBackground();
        toast.info(t('job.started', { name }));
      } else {
        await save();
        toast.ok(done);
      }
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
    } finally {
      isBusy.current = false;
    }
  };
}
