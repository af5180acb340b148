import type { SavedRectificationSetting } from '@rondo/contract/inspect-setting';
import { useT } from '../../../shared/i18n.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import type { Conflict } from '../../../shared/ui/form/conflict/use-conflict.ts';

/** The settings as they are typed. */
export type Draft = Omit<SavedRectificationSetting, 'rev'>;

interface Props {
  conflict: Conflict<SavedRectificationSetting>;
  mine: Draft;
  onResolve: (draft: Draft) => void;
}

const NUMBERS = ['hoursNormal', 'hoursMajor', 'hoursRedLine', 'roundHours', 'repeatDays'] as const;

const draftOf = ({ rev: _, ...draft }: SavedRectificationSetting): Draft => draft;

/** Somebody else saved the settings first: the two versions, one by one. */
export function RectificationConflict({ conflict, mine, onResolve }: Props) {
  const t = useT();
  const { base, found } = conflict;
  if (!base || !found) return null;
  return (
    <ConflictDialog
      stale={found}
      fields={[
        ...NUMBERS.map((key) => ({
          keys: [key],
          label: t(`inspectSetting.rect.${key}`),
          words: (draft: Draft) => String(draft[key]),
        })),
        {
          keys: ['autoCreate' as const],
          label: t('inspectSetting.rect.autoCreate'),
          words: (draft: Draft) => t(`inspectSetting.rect.autos.${draft.autoCreate}`),
        },
        {
          keys: ['allowsTransfer' as const],
          label: t('inspectSetting.rect.allowsTransfer'),
          words: (draft: Draft) => t(draft.allowsTransfer ? 'ui.yes' : 'ui.no'),
        },
      ]}
      base={draftOf(base)}
      theirs={draftOf(found.current)}
      mine={mine}
      onResolve={(draft) => {
        conflict.rebase(found.current);
        onResolve(draft);
      }}
      onClose={conflict.close}
    />
  );
}
