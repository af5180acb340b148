import { taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../shared/format/use-format.tsx';
import { call, Refusal } from '../../shared/http/http.ts';
import { useT } from '../../shared/i18n.tsx';
import { saveAnswer } from '../../shared/save-answer.ts';
import { toast } from '../../shared/ui/toast.ts';
import { type ListedTasks, listInput, type TaskTab } from './list-input.ts';

/** How many rows the list has; capped: more than are counted. */
export interface Found {
  total: number;
  totalIsCapped: boolean;
}

/**
 * The tasks of a tab under its filter as a spreadsheet, a long one as background work; `null` in the tab of all work. Where there
 * are more than a file holds the reader hears so at once, and reads it in the file. `ids`: of them only these.
 */
export function useExport(params: ListedTasks, tab: TaskTab, found: Found | undefined, ids?: readonly string[]) {
  const t = useT();
  const { count } = useFormat();
  const [isBusy, setBusy] = useState(false);
  if (tab === 'todo') return null;
  const { page: _page, size: _size, ...filter } = listInput(params, tab);
  const input = { ...filter, tab, ...(ids ? { ids: [...ids] } : {}) };
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      if (found && found.total > LIMIT.export.atOnceRows) {
        await call(taskApi.startExport, { ...input, requestId: uuidv7() });
        toast.info(t('job.started', { name: t('job.kind.task.export') }));
        if (found.totalIsCapped || found.total > LIMIT.export.fileRows)
          toast.warn(t('task.exportCut', { count: count(LIMIT.export.fileRows) }));
      } else {
        await saveAnswer(taskApi.export, input);
        toast.ok(t('task.exported'));
      }
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}
