import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { Autosave } from '../editor/use-autosave.ts';

/** What the save is doing, in a few words beside the version. */
export function SaveWords({ save, isBlocked }: { save: Autosave; isBlocked: boolean }) {
  const t = useT();
  const format = useFormat();
  switch (save.state.kind) {
    case 'saved':
      return t('template.saved', { time: format.time(save.savedAt) });
    case 'waiting':
      return t(isBlocked ? 'template.notSaved' : 'template.unsaved');
    case 'saving':
      return t('template.saving');
    case 'failed':
    case 'lost':
      return <span className="te-bad">{t('template.notSaved')}</span>;
    default:
      return save.state satisfies never;
  }
}
