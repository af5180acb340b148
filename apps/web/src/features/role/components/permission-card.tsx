import type { PermissionCode } from '@rondo/domain/permission';
import { OWNER_ONLY_CODES, type PermissionGroup } from '@rondo/domain/role-edit';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';

type Codes = ReadonlySet<PermissionCode>;

interface Props {
  group: PermissionGroup;
  /** Those of its children that are shown now. */
  shown: readonly PermissionCode[];
  held: Codes;
  saved: Codes | null;
  mayTick: (code: PermissionCode) => boolean;
  isReadOnly: boolean;
  onTick: (code: PermissionCode, isOn: boolean) => void;
  /** The head with everything below it. */
  onTickAll: (isOn: boolean) => void;
}

/** A group: its head opens the pages, what is below is what can be done there. */
export function PermissionCard({ group, shown, held, saved, mayTick, isReadOnly, onTick, onTickAll }: Props) {
  const t = useT();
  const { head, children } = group;
  const all = [head, ...children];
  const count = all.filter((code) => held.has(code)).length;
  const isFull = all.every((code) => held.has(code) || !mayTick(code));
  const name = t(`permission.${head}`);
  const rest = { held, saved, isReadOnly };
  return (
    <section className="permission-card" aria-label={name} data-held={count > 0}>
      <div className="permission-line permission-line-head" data-change={changeOf(head, held, saved)}>
        <Checkbox
          label={name}
          isChecked={count === all.length}
          isPartly={count > 0 && count < all.length}
          isDisabled={!mayTick(head)}
          onChange={() => onTickAll(!(isFull && count > 0))}
        >
          <CodeText code={head} isMissing={!mayTick(head)} {...rest} />
        </Checkbox>
        {all.length > 1 && (
          <span className="permission-count meta num">{t('role.tree.ofGroup', { count, total: all.length })}</span>
        )}
      </div>
      {shown.length > 0 && (
        <ul>
          {shown.map((code) => (
            <li key={code} className="permission-line" data-change={changeOf(code, held, saved)}>
              <Checkbox
                label={t(`permission.${code}`)}
                isChecked={held.has(code)}
                isDisabled={!mayTick(code)}
                onChange={(isOn) => onTick(code, isOn)}
              >
                <CodeText code={code} isMissing={!mayTick(code)} {...rest} />
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface TextProps {
  code: PermissionCode;
  isMissing: boolean;
  isReadOnly: boolean;
}

/** What a code lets do, or why it cannot be given. */
function CodeText({ code, isMissing, isReadOnly }: TextProps) {
  const t = useT();
  const why = OWNER_ONLY_CODES.includes(code) ? 'role.tree.ownerOnly' : 'role.tree.notYours';
  return (
    <span className="permission-text">
      <span>{t(`permission.${code}`)}</span>
      <span className="field-hint">{t(isMissing && !isReadOnly ? why : `role.hint.${code}`)}</span>
    </span>
  );
}

/** Whether saving brings or takes a code. */
function changeOf(code: PermissionCode, held: Codes, saved: Codes | null): 'add' | 'drop' | undefined {
  if (!saved || held.has(code) === saved.has(code)) return undefined;
  return held.has(code) ? 'add' : 'drop';
}
