import { useT } from '../../../shared/i18n.tsx';
import type { ListedTasks, TaskTab } from '../list-input.ts';
import { type Found, useExport } from '../use-export.ts';

interface Props {
  params: ListedTasks;
  tab: TaskTab;
  found: Found | undefined;
}

/** The tasks of the tab as a file. */
export function ExportButton({ params, tab, found }: Props) {
  const t = useT();
  const exporting = useExport(params, tab, found);
  if (!exporting) return null;
  return (
    <button type="button" className="quiet" aria-busy={exporting.isBusy} onClick={() => void exporting.run()}>
      {t('task.export')}
    </button>
  );
}
