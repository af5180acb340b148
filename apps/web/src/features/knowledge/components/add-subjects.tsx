import { departmentApi } from '@rondo/contract/department';
import { roleApi } from '@rondo/contract/role';
import { SUBJECT_KINDS, type SubjectKind } from '@rondo/domain/knowledge/access';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField, usePickablePeople, usePickableShops } from '../../task/index.ts';
import type { Grant } from '../grants.ts';

interface Props {
  onAdd: (added: Grant[]) => void;
}

/** Chooses whom the list is to name; they are added with "viewable", the lower of the two levels. */
export function AddSubjects({ onAdd }: Props) {
  const t = useT();
  const can = useCan();
  const [kind, setKind] = useState<SubjectKind>('member');
  const mayName: Record<SubjectKind, boolean> = {
    ...{ everyone: true, shop: true, member: true },
    department: can(departmentApi.tree.needs),
    role: can(roleApi.list.needs),
  };
  const add = (of: SubjectKind) => (some: readonly { id: string; name: string }[]) =>
    onAdd(some.map(({ id, name }) => ({ kind: of, id, name, level: 'view' })));
  return (
    <fieldset className="add-subjects">
      <legend className="field-label">{t('knowledge.permission.add')}</legend>
      <Segment
        label={t('knowledge.permission.kind')}
        isSmall
        value={kind}
        onChange={setKind}
        options={SUBJECT_KINDS.filter((one) => mayName[one]).map((value) => ({
          ...{ value, label: t(`knowledge.subject.${value}`) },
        }))}
      />
      {kind === 'everyone' && (
        <Button onPress={() => add('everyone')([{ id: '', name: '' }])}>{t('knowledge.permission.addEveryone')}</Button>
      )}
      {kind === 'department' && <Departments onAdd={add('department')} />}
      {kind === 'role' && <Roles onAdd={add('role')} />}
      {kind === 'shop' && <Found label={t('knowledge.subject.shop')} useFound={usePickableShops} onAdd={add('shop')} />}
      {kind === 'member' && (
        <Found label={t('knowledge.subject.member')} useFound={usePickablePeople} onAdd={add('member')} />
      )}
    </fieldset>
  );
}

interface ChooserProps {
  onAdd: (some: readonly { id: string; name: string }[]) => void;
}

function Departments({ onAdd }: ChooserProps) {
  const t = useT();
  const read = useCall(departmentApi.tree, {}, { part: true });
  const nodes = read.data ?? [];
  return (
    <MultiSelectField
      label={t('knowledge.subject.department')}
      hint={t('knowledge.permission.departmentHint')}
      value={NONE}
      onChange={(ids) => onAdd(nodes.filter(({ id }) => ids.includes(id)))}
      options={nodes.map(({ id, name, depth }) => ({ value: id, label: `${'\u2003'.repeat(depth)}${name}` }))}
      isSearchable
      isLoading={read.isPending}
      onRetry={retryOf(read)}
    />
  );
}

function Roles({ onAdd }: ChooserProps) {
  const t = useT();
  const read = useCall(roleApi.list, {}, { part: true });
  const roles = read.data ?? [];
  return (
    <MultiSelectField
      label={t('knowledge.subject.role')}
      value={NONE}
      onChange={(ids) => onAdd(roles.filter(({ id }) => ids.includes(id)))}
      options={roles.map(({ id, name }) => ({ value: id, label: name }))}
      isSearchable
      isLoading={read.isPending}
      onRetry={retryOf(read)}
    />
  );
}

/** Searched on the server. The field hands over ids: their names are asked for once more, by these ids. */
function Found({ label, useFound, onAdd }: ChooserProps & { label: string; useFound: typeof usePickablePeople }) {
  const t = useT();
  const [ids, setIds] = useState<readonly string[]>(NONE);
  const chosen = useFound({ ids }, ids.length > 0).list.filter(({ id }) => ids.includes(id));
  return (
    <div className="add-found">
      <PickerField label={label} value={ids} onChange={setIds} useFound={useFound} />
      <Button
        isDisabled={ids.length === 0 || chosen.length < ids.length}
        onPress={() => {
          onAdd(chosen);
          setIds(NONE);
        }}
      >
        {t('knowledge.permission.addChosen')}
      </Button>
    </div>
  );
}

const NONE: readonly string[] = [];
