import { departmentApi } from '@rondo/contract/department';
import { ChevronDown, Star, X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { listText } from '../../../shared/format/list.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { describe, Field, type FieldFrame } from '../../../shared/ui/form/field.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { isWithin } from '../../../shared/ui/tree/tree-index.ts';
import { type DepartmentIndex, indexDepartments, pathText } from './department-index.ts';
import { DepartmentTree } from './department-tree.tsx';
import './picker.css';

type Props = FieldFrame & {
  /** Ids of the chosen departments; with one to choose it has one or none. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Several may be chosen; otherwise a choice replaces the one before and closes the tree. */
  isMulti?: boolean;
  /** Which of the chosen ones is the primary one; a star beside each name changes it. */
  primary?: { id: string | null; onChange: (id: string) => void };
  /** Not to be chosen, with everything below it. */
  exceptId?: string;
  placeholder?: string;
  isDisabled?: boolean;
};

/** A field of a form that chooses one or several departments from the tree. Needs a permission that reads the tree. */
export function DepartmentPicker(props: Props) {
  const { value, onChange, isMulti = false, primary, exceptId, placeholder, isDisabled = false, label } = props;
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(departmentApi.tree, {});
  const nodes = data ?? NONE;
  const index = useMemo(() => indexDepartments(nodes), [nodes]);
  const nameOf = (departmentId: string) =>
    index.byId.has(departmentId) ? pathText(index, departmentId) : data ? t('department.picker.gone') : '…';
  const choose = (ids: readonly string[]) => {
    // Most people are in one department: the fields below are free again after the first choice.
    if (!isMulti || value.length === 0) setOpen(false);
    onChange([...ids]);
  };
  return (
    <Field id={id} {...props}>
      <Popover
        label={t('department.picker.choose', { label })}
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="dept-popover"
        trigger={(trigger) => (
          <button
            type="button"
            id={id}
            className="field-box dept-picker"
            disabled={isDisabled}
            {...describe(id, { label, error: props.error, hint: props.hint })}
            {...trigger}
          >
            <span className="ellipsis" data-empty={value.length === 0}>
              {value.length === 0
                ? (placeholder ?? t('department.picker.placeholder'))
                : listText(t, value.map(nameOf))}
            </span>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      >
        <DepartmentTree
          nodes={nodes}
          isLoading={data === undefined}
          chosen={value}
          onChange={choose}
          isMulti={isMulti}
          {...(exceptId ? { isOff: (node) => isWithin(index, node.id, exceptId) } : {})}
        />
      </Popover>
      {isMulti && value.length > 0 && (
        <Chosen index={index} value={value} nameOf={nameOf} onChange={onChange} {...(primary ? { primary } : {})} />
      )}
    </Field>
  );
}

const NONE: readonly never[] = [];

type ChosenProps = {
  index: DepartmentIndex;
  value: readonly string[];
  nameOf: (id: string) => string;
  onChange: (ids: string[]) => void;
  primary?: { id: string | null; onChange: (id: string) => void };
};

/** What is chosen, each to be taken out again and, where there is one, to be made the primary department. */
function Chosen({ index, value, nameOf, onChange, primary }: ChosenProps) {
  const t = useT();
  const first = primary?.id && value.includes(primary.id) ? primary.id : value[0];
  return (
    <ul className="dept-chosen">
      {value.map((id) => {
        const name = index.byId.get(id)?.name ?? nameOf(id);
        const isFirst = id === first;
        const starName = t(isFirst ? 'department.picker.isPrimary' : 'department.picker.makePrimary', { name });
        return (
          <li key={id}>
            {primary && (
              <button
                type="button"
                aria-pressed={isFirst}
                aria-label={starName}
                title={starName}
                onClick={() => primary.onChange(id)}
              >
                <Star size={14} strokeWidth={1.75} aria-hidden />
              </button>
            )}
            <span className="ellipsis" title={nameOf(id)}>
              {name}
            </span>
            {primary && isFirst && <span className="meta">{t('department.picker.primary')}</span>}
            <button
              type="button"
              aria-label={t('department.picker.remove', { name })}
              onClick={() => onChange(value.filter((one) => one !== id))}
            >
              <X size={14} strokeWidth={1.75} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
