import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { DEFAULT_RECTIFICATION, DEFAULT_RECTIFIERS } from '@rondo/domain/rectification-setting';
import type { Samples } from '../../../test/samples/samples.ts';

/** The process of a template, and what rectifications are made with. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner }, people, template }) {
    const { id } = await owner.call(inspectSettingApi.saveProcess, {
      mode: 'on_site',
      templateId: template.id,
      levels: [{ mode: 'any', who: { kind: 'members', memberIds: [people.administrator.id] } }],
      onEmpty: 'administrators',
      reviewUpTo: null,
      ccIds: [people.area_manager.id],
      ccRoleIds: [],
      allowsOverride: true,
      rev: 0,
    });
    await owner.call(inspectSettingApi.saveRectification, {
      ...DEFAULT_RECTIFICATION,
      ...DEFAULT_RECTIFIERS,
      ccIds: [people.area_manager.id],
      rev: 0,
    });
    return { processSetting: id };
  },
  fields: { processSetting: /^\/inspect\/V3\/setting\/\S* id$/, role: / ccRoleIds$/ },
};
