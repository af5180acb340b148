import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { Held } from '../../platform/feature.ts';
import { bind } from '../../platform/http/binding.ts';
import { algorithms, support } from './actions/algorithms.ts';
import { bin, remove, restore } from './actions/bin.ts';
import { cameras, picture, resume } from './actions/camera.ts';
import { apply, cell, deployment } from './actions/deployment.ts';
import { get, list } from './actions/read.ts';
import { create, edit, move } from './actions/rule.ts';
import { saveSetting, setting } from './actions/setting.ts';
import { gapExport } from './export.ts';
import { startTrial } from './trial-work.ts';
import { whenOn } from './when-on.ts';

type Parts = Pick<Held, 'media' | 'secrets' | 'vision' | 'settings' | 'store'>;

export const aiRuleRoutes = (parts: Parts) => {
  const hasVision = parts.vision !== null;
  return bind(aiRuleApi, {
    setting,
    saveSetting,
    list: whenOn(list(hasVision)),
    get: whenOn(get(hasVision)),
    create: whenOn(create),
    edit: whenOn(edit(hasVision)),
    remove: whenOn(remove),
    bin: whenOn(bin),
    restore: whenOn(restore),
    move: whenOn(move),
    cameras: whenOn(cameras),
    picture: whenOn(picture(parts)),
    resume: whenOn(resume(parts)),
    deployment: whenOn(deployment),
    cell: whenOn(cell),
    export: gapExport.download,
    startExport: whenOn(gapExport.start),
    apply: whenOn(apply),
    algorithms: whenOn(algorithms(parts)),
    startTrial: whenOn(startTrial),
    support,
  });
};
