import type { CompanyFacts } from '@rondo/contract/company';
import type { PictureSwitches } from '@rondo/domain/company';
import { useT } from '../../../shared/i18n.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import type { Conflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { switchesOf, WATERMARK_WORDS } from '../watermark-draft.ts';

interface Props {
  conflict: Conflict<CompanyFacts>;
  mine: PictureSwitches;
  onResolve: (draft: PictureSwitches) => void;
}

const SWITCHES = ['watermark', 'watermarkDate', 'watermarkName', 'watermarkAccount', 'veilPeople'] as const;

/** Somebody else saved the watermark first: the two versions, switch by switch. */
export function WatermarkConflict({ conflict, mine, onResolve }: Props) {
  const t = useT();
  const { base, found } = conflict;
  if (!base || !found) return null;
  return (
    <ConflictDialog
      stale={found}
      fields={SWITCHES.map((key) => ({
        keys: [key],
        label: t(WATERMARK_WORDS[key]),
        words: (draft: PictureSwitches) => t(draft[key] === 1 ? 'ui.yes' : 'ui.no'),
      }))}
      base={switchesOf(base)}
      theirs={switchesOf(found.current)}
      mine={mine}
      onResolve={(draft) => {
        conflict.rebase(found.current);
        onResolve(draft);
      }}
      onClose={conflict.close}
    />
  );
}
