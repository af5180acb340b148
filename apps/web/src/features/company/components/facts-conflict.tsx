import type { CompanyFacts } from '@rondo/contract/company';
import { useT } from '../../../shared/i18n.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import type { CompareField } from '../../../shared/ui/form/conflict/merge.ts';
import type { Conflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { draftOf, type FactsDraft } from '../facts-draft.ts';

interface Props {
  conflict: Conflict<CompanyFacts>;
  mine: FactsDraft;
  onResolve: (draft: FactsDraft) => void;
}

/** Somebody else saved the settings first: the two versions, field by field. */
export function FactsConflict({ conflict, mine, onResolve }: Props) {
  const t = useT();
  const { base, found } = conflict;
  if (!base || !found) return null;
  const fields: CompareField<FactsDraft>[] = [
    { keys: ['logo'], label: t('company.facts.logo'), words: ({ logo }) => logo?.name ?? '' },
    { keys: ['name'], label: t('company.facts.name'), words: ({ name }) => name },
    {
      keys: ['industry'],
      label: t('company.facts.industry'),
      words: ({ industry }) => t(`company.industry.${industry}`),
    },
    { keys: ['timeZone'], label: t('company.facts.timeZone'), words: ({ timeZone }) => timeZone },
    { keys: ['cutOff'], label: t('company.facts.cutOff'), words: ({ cutOff }) => cutOff },
    {
      keys: ['showMobile'],
      label: t('company.facts.showMobile'),
      words: ({ showMobile }) => t(showMobile ? 'ui.yes' : 'ui.no'),
    },
  ];
  return (
    <ConflictDialog
      stale={found}
      fields={fields}
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
