import { type DepartmentNode, departmentApi, departmentValues } from '@rondo/contract/department';
import { DEPARTMENT_FIELDS } from '@rondo/contract/department-fields';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import type { Refusal } from '../../../shared/http/refusal.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { DEPARTMENT_INVALIDATES } from '../department-dialog.ts';
import { type DepartmentDraft, draftOf, fieldsOf } from '../department-draft.ts';
import { FORM, FORM_ORDER } from '../department-layout.ts';
import { DepartmentConflict } from './department-conflict.tsx';
import { HeadField } from './head-field.tsx';

type Props = { onClose: () => void; onCreated: (id: string) => void } & (
  | { department: DepartmentNode }
  | { parent: DepartmentNode; afterId: string | null }
);

type Faults = Readonly<Record<string, string>>;

/** A new department, or the name, heads, code and description of one. What the server refuses stands at its field. */
export function DepartmentForm({ onClose, onCreated, ...of }: Props) {
  const t = useT();
  const before = 'department' in of ? of.department : null;
  const conflict = useConflict(departmentValues, before);
  const [requestId] = useState(() => uuidv7());
  const [draft, setDraft] = useState(() => draftOf(before));
  const [faults, setFaults] = useState<Faults>({});
  const options = {
    invalidates: DEPARTMENT_INVALIDATES,
    onRefused: (refusal: Refusal) => {
      const found = refusal.fields.map(({ path, message }) => [path.split('.')[0] ?? path, message]);
      setFaults(Object.fromEntries(found));
      return found.length > 0 || conflict.isShown(refusal);
    },
  };
  const create = useAct(departmentApi.create, options);
  const update = useAct(departmentApi.update, options);
  const submit = async () => {
    const fields = fieldsOf(draft);
    if (fields.name === '') return setFaults({ name: t('department.form.nameRequired') });
    const done =
      'department' in of
        ? await update.run({ id: of.department.id, rev: conflict.base?.rev ?? of.department.rev, ...fields })
        : await create.run({ requestId, parentId: of.parent.id, afterId: of.afterId, ...fields });
    if (!done) return;
    toast.ok(t(before ? 'department.dialog.saved' : 'department.dialog.created', { name: fields.name }));
    if (!before) onCreated(done.id);
    onClose();
  };
  const guard = useDraftGuard(draft, onClose);
  const title = before
    ? t('department.dialog.editTitle', { name: before.name })
    : t('department.dialog.createTitle', { name: 'parent' in of ? of.parent.name : '' });
  return (
    <Dialog title={title} width={480} isSticky onClose={guard.close}>
      <ActForm
        verb={t(before ? 'ui.save' : 'department.act.create')}
        isBusy={create.busy || update.busy}
        onSubmit={() => void submit()}
        onClose={guard.close}
      >
        <Fields
          draft={draft}
          faults={faults}
          isRoot={before?.parentId === null}
          known={conflict.base?.heads ?? []}
          onChange={(patch) => {
            setDraft((now) => ({ ...now, ...patch }));
            setFaults({});
          }}
        />
      </ActForm>
      <DepartmentConflict conflict={conflict} mine={draft} onResolve={setDraft} />
      {guard.question}
    </Dialog>
  );
}

interface FieldsProps {
  draft: DepartmentDraft;
  faults: Faults;
  isRoot: boolean;
  known: DepartmentNode['heads'];
  onChange: (patch: Partial<DepartmentDraft>) => void;
}

function Fields({ draft, faults, isRoot, known, onChange }: FieldsProps) {
  const t = useT();
  const can = useCan();
  // The root is called as the company is, and that is a setting of the company.
  const isNameTheirs = isRoot && !can('x_company_setting');
  const hint = isRoot ? t(isNameTheirs ? 'department.form.rootLocked' : 'department.form.rootHint') : undefined;
  const partOf = (part: 'first' | 'more') =>
    FORM_ORDER.filter((name) => FORM[name].part === part).map((name) => {
      const { rows } = FORM[name];
      const isName = name === 'name';
      return (
        <TextField
          key={name}
          label={t(isName && isRoot ? 'department.field.companyName' : `department.field.${name}`)}
          value={draft[name]}
          onChange={(value) => onChange({ [name]: value })}
          maxLength={DEPARTMENT_FIELDS[name].max}
          hint={isName ? hint : undefined}
          error={faults[name]}
          isRequired={isName}
          isDisabled={isName && isNameTheirs}
          autoFocus={isName && !isNameTheirs}
          {...(rows ? { rows } : {})}
        />
      );
    });
  return (
    <>
      {partOf('first')}
      <HeadField
        value={draft.headIds}
        onChange={(headIds) => onChange({ headIds })}
        known={known}
        error={faults.headIds}
      />
      {partOf('more')}
    </>
  );
}
