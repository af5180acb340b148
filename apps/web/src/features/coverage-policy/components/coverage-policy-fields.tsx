import { COVERAGE_POLICY_FIELDS } from '@rondo/contract/coverage-policy';
import { shopGroups } from '@rondo/contract/shop-options';
import { templateOptions } from '@rondo/contract/template-options';
import { COVERAGE_PERIODS } from '@rondo/domain/coverage';
import { LIMIT } from '@rondo/domain/limit';
import { MODES, PURPOSES } from '@rondo/domain/task';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useShopTags } from '../../../shared/inspect/shop-tags.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { Draft } from '../coverage-policy-draft.ts';

interface Props {
  field: <K extends keyof Draft>(
    name: K,
  ) => { value: Draft[K]; error: string | undefined; onChange: (value: Draft[K]) => void };
}

/** What a policy asks for, where, and which inspections count. */
export function CoveragePolicyFields({ field }: Props) {
  const t = useT();
  const { groups, templates } = useChoices();
  const shopTags = useShopTags();
  const any = t('coveragePolicy.hint.any');
  return (
    <>
      <TextField
        label={t('coveragePolicy.field.name')}
        isRequired
        maxLength={COVERAGE_POLICY_FIELDS.name.max}
        {...field('name')}
      />
      <NumberField
        label={t('coveragePolicy.field.atLeast')}
        isRequired
        digits={0}
        min={1}
        max={LIMIT.coverage.atLeast}
        {...field('atLeast')}
      />
      <Segment
        label={t('coveragePolicy.field.per')}
        options={COVERAGE_PERIODS.map((value) => ({ value, label: t(`coveragePolicy.pers.${value}`) }))}
        {...field('per')}
      />
      <SelectField
        label={t('coveragePolicy.field.groupId')}
        placeholder={t('coveragePolicy.hint.allShops')}
        isSearchable
        isClearable
        options={groups}
        {...field('groupId')}
      />
      <TextField
        label={t('coveragePolicy.field.tag')}
        hint={t('coveragePolicy.hint.tag')}
        maxLength={COVERAGE_POLICY_FIELDS.tag.max}
        listId={shopTags.listId}
        {...field('tag')}
      />
      {shopTags.options}
      <SelectField
        label={t('coveragePolicy.field.purpose')}
        placeholder={any}
        isClearable
        options={PURPOSES.map((value) => ({ value, label: t(`inspection.purpose.${value}`) }))}
        {...field('purpose')}
      />
      <SelectField
        label={t('coveragePolicy.field.mode')}
        placeholder={any}
        isClearable
        options={MODES.map((value) => ({ value, label: t(`state.mode.${value}`) }))}
        {...field('mode')}
      />
      <SelectField
        label={t('coveragePolicy.field.templateId')}
        placeholder={any}
        isSearchable
        isClearable
        options={templates}
        {...field('templateId')}
      />
    </>
  );
}

/** Groups by their path, and templates. */
function useChoices() {
  const mayTemplates = useCan()(templateOptions.needs);
  const { data: groups = [] } = useCall(shopGroups, {});
  const { data: templates = [] } = useCall(templateOptions, { usable: true }, { enabled: mayTemplates, part: true });
  return {
    groups: groups.map(({ id, path }) => ({ value: id, label: path })),
    templates: templates.map(({ id, name }) => ({ value: id, label: name })),
  };
}

/** A field of a draft in words, to compare two of them. */
export function useFieldWords(): (draft: Draft, name: keyof Draft) => string {
  const t = useT();
  const { groups, templates } = useChoices();
  return (draft, name) => {
    const { groupId, purpose, mode, templateId, per } = draft;
    if (name === 'groupId')
      return groups.find(({ value }) => value === groupId)?.label ?? t('coveragePolicy.hint.allShops');
    if (name === 'templateId')
      return templates.find(({ value }) => value === templateId)?.label ?? t('coveragePolicy.hint.any');
    if (name === 'purpose') return purpose ? t(`inspection.purpose.${purpose}`) : t('coveragePolicy.hint.any');
    if (name === 'mode') return mode ? t(`state.mode.${mode}`) : t('coveragePolicy.hint.any');
    if (name === 'per') return t(`coveragePolicy.pers.${per}`);
    return String(draft[name]);
  };
}
