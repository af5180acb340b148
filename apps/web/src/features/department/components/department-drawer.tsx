import type { DepartmentNode } from '@rondo/contract/department';
import type { DepartmentFieldName } from '@rondo/contract/department-fields';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { DetailDrawer, DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { pathOf } from '../../../shared/ui/tree/tree-index.ts';
import { actsOf, type DepartmentAct } from '../department-dialog.ts';
import { FACTS } from '../department-layout.ts';
import type { DepartmentIndex } from '../tree/department-index.ts';

/** The primary one last. */
const FOOTER_ACTS = ['createBelow', 'move', 'edit'] as const;

interface Props {
  department: DepartmentNode;
  index: DepartmentIndex;
  onClose: () => void;
  onAct: (act: DepartmentAct, department: DepartmentNode) => void;
}

/** One department: where it hangs, who leads it, how many people are in it and what can be done. */
export default function DepartmentDrawer({ department, index, onClose, onAct }: Props) {
  const t = useT();
  const allowed = actsOf(department);
  const acts = FOOTER_ACTS.filter((act) => allowed.includes(act));
  const canRemove = department.parentId !== null;
  const place = pathOf(index, department.id)
    .slice(0, -1)
    .map((above) => above.name)
    .join(' / ');
  return (
    <DetailDrawer
      label={department.name}
      number={department.code}
      onClose={onClose}
      footer={acts.map((act) => (
        <button
          key={act}
          type="button"
          className={act === 'edit' ? 'button button-primary' : 'button'}
          onClick={() => onAct(act, department)}
        >
          {t(`department.act.${act}`)}
        </button>
      ))}
      footerLeft={canRemove && <RemoveButton onClick={() => onAct('remove', department)} />}
    >
      <DrawerHead title={department.name} place={place || undefined} />
      <DrawerSection>
        <DepartmentFacts department={department} below={index.below.get(department.id)?.length ?? 0} />
      </DrawerSection>
      <DrawerSection title={t('department.field.heads')}>
        <div className="dept-heads">
          {department.heads.map((head) => (
            <Person key={head.id} name={head.name} />
          ))}
          {department.heads.length === 0 && <span className="meta">{t('department.head.none')}</span>}
        </div>
      </DrawerSection>
      <PeopleLink id={department.id} />
    </DetailDrawer>
  );
}

function DepartmentFacts({ department, below }: { department: DepartmentNode; below: number }) {
  const t = useT();
  const format = useFormat();
  const fields = (Object.keys(FACTS) as DepartmentFieldName[]).flatMap((name): Fact[] => {
    const [place, value] = [FACTS[name], department[name] ?? ''];
    if (!place || (value === '' && !place.isAlways)) return [];
    return [{ label: t(`department.field.${name}`), value: value || '—', isWide: place.isWide ?? false }];
  });
  return (
    <Facts
      items={[
        { label: t('department.side.members'), value: format.count(department.members) },
        { label: t('department.side.membersBelow'), value: format.count(department.membersBelow) },
        { label: t('department.side.below'), value: format.count(below) },
        ...fields,
      ]}
    />
  );
}

/** Its people in the address book, for those who may read it. */
function PeopleLink({ id }: { id: string }) {
  const t = useT();
  const can = useCan();
  if (!can('frame_book')) return null;
  return (
    <DrawerSection>
      <Link to={`/user/org?department=${id}`}>{t('department.act.people')}</Link>
    </DrawerSection>
  );
}

function RemoveButton({ onClick }: { onClick: () => void }) {
  const t = useT();
  const label = t('department.act.remove');
  return (
    <button type="button" className="quiet" aria-label={label} title={label} onClick={onClick}>
      <Trash2 size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
