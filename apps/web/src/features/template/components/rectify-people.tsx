import { LIMIT } from '@rondo/domain/limit';
import { RECTIFY_HANDLERS, RECTIFY_REVIEWERS, type RectifyNamed } from '@rondo/domain/scoring/template';
import { PRIORITIES } from '@rondo/domain/task';
import { useT } from '../../../shared/i18n.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField, RoleOfStore, usePickablePeople, useStoreRoles } from '../../task/index.ts';
import type { ItemPart } from './item-part.ts';

/** Who rectifies a failure, who looks at it, who gets copies, and how urgent it is. */
export function RectifyPeople({ item, set, errorOf }: Pick<ItemPart, 'item' | 'set' | 'errorOf'>) {
  const t = useT();
  const { rectify } = item;
  const { handler, reviewer, named, priority } = rectify;
  const change = (patch: Partial<typeof rectify>) => set({ rectify: { ...rectify, ...patch } });
  const name = (patch: Partial<RectifyNamed>) => change({ named: { ...named, ...patch } });
  return (
    <>
      <SelectField
        label={t('template.item.priority')}
        value={priority}
        options={PRIORITIES.map((value) => ({ value, label: t(`freeTask.priorities.${value}`) }))}
        onChange={(next) => next && change({ priority: next })}
      />
      <SelectField
        label={t('template.item.handler')}
        value={handler}
        options={RECTIFY_HANDLERS.map((value) => ({ value, label: t(`template.rectifyHandler.${value}`) }))}
        onChange={(next) => next && change({ handler: next })}
      />
      {handler === 'role' && (
        <RoleOfStore
          label={t('template.item.handlerRole')}
          value={named.handlerRoleId}
          onChange={(handlerRoleId) => name({ handlerRoleId })}
          error={errorOf('rectify.handler')}
        />
      )}
      {handler === 'members' && (
        <Members
          label={t('template.item.handlers')}
          value={named.handlerIds}
          most={LIMIT.rectification.handlers}
          onChange={(handlerIds) => name({ handlerIds })}
          error={errorOf('rectify.handler')}
        />
      )}
      <SelectField
        label={t('template.item.reviewer')}
        value={reviewer}
        options={RECTIFY_REVIEWERS.map((value) => ({ value, label: t(`template.rectifyReviewer.${value}`) }))}
        onChange={(next) => next && change({ reviewer: next })}
      />
      {reviewer === 'role' && (
        <RoleOfStore
          label={t('template.item.reviewerRole')}
          value={named.reviewerRoleId}
          onChange={(reviewerRoleId) => name({ reviewerRoleId })}
          error={errorOf('rectify.reviewer')}
        />
      )}
      {reviewer === 'members' && (
        <Members
          label={t('template.item.reviewers')}
          value={named.reviewerIds}
          most={LIMIT.rectification.reviewers}
          onChange={(reviewerIds) => name({ reviewerIds })}
          error={errorOf('rectify.reviewer')}
        />
      )}
      <Copies named={named} onChange={name} />
    </>
  );
}

function Copies({ named, onChange }: { named: RectifyNamed; onChange: (patch: Partial<RectifyNamed>) => void }) {
  const t = useT();
  return (
    <>
      <PickerField
        label={t('template.item.cc')}
        hint={t('template.item.ccHint')}
        value={named.ccIds}
        onChange={(ids) => onChange({ ccIds: ids.slice(0, LIMIT.rectification.cc) })}
        useFound={usePickablePeople}
      />
      <MultiSelectField
        label={t('template.item.ccRoles')}
        {...useStoreRoles()}
        value={named.ccRoleIds}
        onChange={(ids) => onChange({ ccRoleIds: ids.slice(0, LIMIT.member.roles) })}
      />
    </>
  );
}

interface MembersProps {
  label: string;
  value: readonly string[];
  most: number;
  error: string;
  onChange: (ids: string[]) => void;
}

function Members({ most, onChange, error, ...field }: MembersProps) {
  const t = useT();
  return (
    <PickerField
      {...field}
      hint={t('template.item.namedHint')}
      isRequired
      onChange={(ids) => onChange(ids.slice(0, most))}
      useFound={usePickablePeople}
      {...(error ? { error } : {})}
    />
  );
}
