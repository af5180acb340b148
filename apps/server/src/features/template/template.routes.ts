import { templateApi } from '@rondo/contract/template';
import { bind } from '../../platform/http/binding.ts';
import { importActions } from '../../platform/import/actions.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { bin, restore } from './actions/bin.ts';
import { compare } from './actions/compare.ts';
import { create } from './actions/create.ts';
import { edit } from './actions/edit.ts';
import { exportTemplate } from './actions/export.ts';
import { generate, generationSetupOf } from './actions/generate.ts';
import { get } from './actions/get.ts';
import { library, libraryContent } from './actions/library.ts';
import { list, options } from './actions/list.ts';
import { publish } from './actions/publish.ts';
import { remove } from './actions/remove.ts';
import { save } from './actions/save.ts';
import { share, shareChoices } from './actions/share.ts';
import { disable, enable } from './actions/switch.ts';
import { itemImport } from './import/definition.ts';

export const templateRoutes = (model: LanguageModel | null) =>
  bind(templateApi, {
    list,
    options,
    library,
    libraryContent,
    generationSetup: generationSetupOf(model),
    generate,
    get,
    create,
    edit,
    save,
    publish,
    share,
    shareChoices,
    disable,
    enable,
    remove,
    bin,
    restore,
    compare,
    export: exportTemplate,
    ...importActions(itemImport),
  });
