import { inspectionApi } from '@rondo/contract/inspection';
import { bind } from '../../platform/http/binding.ts';
import { acceptAppeal } from './actions/accept-appeal.ts';
import { discard } from './actions/discard.ts';
import { drafts } from './actions/drafts.ts';
import { answer, edit } from './actions/edit.ts';
import { open } from './actions/open.ts';
import { preview } from './actions/preview.ts';
import { reinspect } from './actions/reinspect.ts';
import { reinspection } from './actions/reinspection.ts';
import { save } from './actions/save.ts';
import { start } from './actions/start.ts';
import { submit } from './actions/submit.ts';

export const inspectionRoutes = bind(inspectionApi, {
  start,
  reinspection,
  reinspect,
  drafts,
  open,
  save,
  preview,
  submit,
  discard,
  answer,
  edit,
  acceptAppeal,
});
