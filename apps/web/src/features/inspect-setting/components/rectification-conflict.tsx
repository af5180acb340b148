import type { SavedRectificationSetting } from '@rondo/contract/inspect-setting';
import { ESCALATION_LEVELS, HOURS_OF_LEVEL } from '@rondo/domain/rectification-setting';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import type { Conflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { usePickablePeople, useStoreRoles } from '../../task/index.ts';
import { type Draft, draftOf, type RuleDraft } from '../rectification-draft.ts';

interface Props {
  conflict: Conflict<SavedRectificationSetting>;
  mine: Draft;
  onResolve: (draft: Draft) => void;
}

const NUMBERS = [
  'hoursNormal',
  'hoursMajor',
  'hoursRedLine',
  'roundHours',
  'repeatDays',
  'minPhotos',
  'reviewHours',
] as const;

/** Somebody else saved the settings first: the two versions, one by one. */
export function RectificationConflict({ conflict, mine, onResolve }: Props) {
  const t = useT();
  const { base, found } = conflict;
  const versions = base && found ? [draftOf(base), draftOf(found.current), mine] : [];
  const { rule, people, roles } = useNames(versions);
  if (!base || !found) return null;
  const one = <K extends keyof Draft>(key: K, label: string, words: (value: Draft[K]) => string) => ({
    ...{ keys: [key], label, words: (draft: Draft) => words(draft[key]) },
  });
  const yes = (isOn: boolean) => t(isOn ? 'ui.yes' : 'ui.no');
  return (
    <ConflictDialog
      stale={found}
      fields={[
        one('handler', t('state.processRole.rectification_handler'), rule),
        one('reviewer', t('state.processRole.rectification_reviewer'), rule),
        one('ccIds', t('state.processRole.rectification_cc'), people),
        one('ccRoleIds', t('inspectSetting.rect.ccRoles'), roles),
        ...NUMBERS.map((key) => one(key, t(`inspectSetting.rect.${key}`), String)),
        one('clock', t('inspectSetting.rect.clock'), (clock) => t(`inspectSetting.rect.clocks.${clock}`)),
        one('autoCreate', t('inspectSetting.rect.autoCreate'), (auto) => t(`inspectSetting.rect.autos.${auto}`)),
        one('cameraOnly', t('inspectSetting.rect.cameraOnly'), yes),
        one('raisesRepeats', t('inspectSetting.rect.raisesRepeats'), yes),
        one('allowsTransfer', t('inspectSetting.rect.allowsTransfer'), yes),
        one('allowsExtension', t('inspectSetting.rect.allowsExtension'), yes),
        one('allowsAppeal', t('inspectSetting.rect.allowsAppeal'), yes),
        one('tellsOverdue', t('inspectSetting.rect.tellsOverdue'), yes),
        ...ESCALATION_LEVELS.map((level) =>
          one(HOURS_OF_LEVEL[level], t(`inspectSetting.rect.${HOURS_OF_LEVEL[level]}`), (hours) =>
            hours === null ? t('inspectSetting.rect.off') : String(hours),
          ),
        ),
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

/** Words for the people and roles of some versions. */
function useNames(versions: readonly Draft[]) {
  const t = useT();
  const { list } = useFormat();
  const ids = [
    ...new Set(versions.flatMap((one) => [...one.handler.memberIds, ...one.reviewer.memberIds, ...one.ccIds])),
  ];
  const found = usePickablePeople({ ids }, ids.length > 0);
  const { options } = useStoreRoles();
  const people = (some: readonly string[]) =>
    list(some.flatMap((id) => found.list.find((person) => person.id === id)?.name ?? []));
  const roles = (some: readonly string[]) =>
    list(some.flatMap((id) => options.find(({ value }) => value === id)?.label ?? []));
  const rule = ({ kind, memberIds, roleId }: RuleDraft<Draft['handler']['kind'] | Draft['reviewer']['kind']>) => {
    if (kind === 'members') return people(memberIds);
    return kind === 'role' && roleId !== null ? roles([roleId]) : t(`inspectSetting.rect.kinds.${kind}`);
  };
  return { people, roles, rule };
}
