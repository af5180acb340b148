import { fieldNames } from '@rondo/contract/kit/field';
import { memberOptions } from '@rondo/contract/member-options';
import { type OwnShopField, SHOP_FIELDS, type ShopFieldName } from '@rondo/contract/shop-fields';
import { shopGroups } from '@rondo/contract/shop-options';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import type { CompareField } from '../../../shared/ui/form/conflict/merge.ts';
import { namesOf } from '../../../shared/ui/form/conflict/names-of.ts';
import type { Conflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import type { ShopDetail } from '../shop-detail.ts';
import { type Draft, draftOf, isTypedField, type TypedShopField } from '../shop-draft.ts';
import { customWords, useFieldName, useShopFields } from '../use-shop-fields.ts';
import { specialDaysWords, weekHoursWords } from './shop-hours.tsx';

interface Props {
  conflict: Conflict<ShopDetail>;
  mine: Draft;
  onResolve: (draft: Draft) => void;
}

/** Somebody else saved the shop first: the two versions, field by field. */
export function ShopConflict({ conflict, mine, onResolve }: Props) {
  const { base, found } = conflict;
  const fields = useFields(conflict, mine);
  if (!base || !found) return null;
  return (
    <ConflictDialog
      stale={found}
      fields={fields}
      base={draftOf(base, null)}
      theirs={draftOf(found.current, null)}
      mine={mine}
      onResolve={(draft) => {
        conflict.rebase(found.current);
        onResolve(draft);
      }}
      onClose={conflict.close}
    />
  );
}

const FIRST = ['name', 'code', 'phone', 'province', 'city', 'district', 'address'] as const;
/** Fields that stand between the first and the others, where each is put into words by itself. */
const BETWEEN: readonly ShopFieldName[] = ['latitude', 'longitude', 'timeZone'];
const OTHERS = fieldNames(SHOP_FIELDS)
  .filter(isTypedField)
  .filter((name) => !BETWEEN.includes(name) && !FIRST.some((first) => first === name));

/** The fields of the form in words; what ids stand for is asked for only once there is something to compare. */
function useFields({ base, found }: Conflict<ShopDetail>, mine: Draft): CompareField<Draft>[] {
  const t = useT();
  const isOpen = found !== null;
  const groups = useCall(shopGroups, {}, { enabled: isOpen }).data ?? [];
  const chosen = useCall(memberOptions, { ids: mine.managerIds }, { enabled: isOpen && mine.managerIds.length > 0 });
  const people = [...(base?.managers ?? []), ...(found?.current.managers ?? []), ...(chosen.data ?? [])];
  const fields = useShopFields(isOpen);
  const nameOf = useFieldName();
  const separator = t('permission.forbidden.separator');
  const text = (key: TypedShopField): CompareField<Draft> => ({
    keys: [key],
    label: t(`shop.field.${key}`),
    words: (draft) => draft[key],
  });
  const own: Record<OwnShopField, CompareField<Draft>['words']> = {
    format: ({ format }) => (format ? t(`shop.format.${format}`) : ''),
    tags: ({ tags }) => tags.join(separator),
    hours: ({ hours }) => weekHoursWords(hours, t),
    specialDays: ({ specialDays }) => specialDaysWords(specialDays, t),
  };
  return [
    ...FIRST.map(text),
    {
      keys: ['groupId'],
      label: t('shop.field.group'),
      words: ({ groupId }) => groups.find((group) => group.id === groupId)?.name ?? '',
    },
    {
      keys: ['managerIds'],
      label: t('shop.field.managers'),
      words: ({ managerIds }) => namesOf(managerIds, people, separator),
    },
    {
      keys: ['latitude', 'longitude'],
      label: t('shop.field.place'),
      words: ({ latitude, longitude }) => [latitude, longitude].filter(Boolean).join(' '),
    },
    text('timeZone'),
    ...(Object.keys(own) as OwnShopField[]).map((key) => ({
      keys: [key],
      label: t(`shop.field.${key}`),
      words: own[key],
    })),
    ...OTHERS.map(text),
    {
      keys: ['custom'],
      label: t('shop.custom.nothing'),
      words: ({ custom }) =>
        fields
          .filter(({ id }) => custom[id])
          .map((field) => `${nameOf(field)}: ${customWords(field, custom[field.id] ?? '')}`)
          .join(separator),
    },
  ];
}
