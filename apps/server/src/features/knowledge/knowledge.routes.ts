import { knowledgeApi } from '@rondo/contract/knowledge';
import { bind } from '../../platform/http/binding.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { access } from './actions/access.ts';
import { bin, remove, restore } from './actions/bin.ts';
import { createFolder, createLink } from './actions/create.ts';
import { edit } from './actions/edit.ts';
import { uploadFinishIn } from './actions/finish.ts';
import { move, tryMove } from './actions/move.ts';
import { permissions, setPermissions, tryPermissions } from './actions/permissions.ts';
import { get, list, tree } from './actions/read.ts';
import { decideRequest, requestAccess, requests } from './actions/requests.ts';
import { uploadBegin, uploadCancelIn, uploadCheck, uploadPartTo, uploads } from './actions/upload.ts';
import { restoreVersion, versions } from './actions/versions.ts';
import { favourite, readers, visit } from './actions/visit.ts';

export const knowledgeRoutes = (store: FileStore) =>
  bind(knowledgeApi, {
    list,
    tree,
    get,
    visit,
    readers,
    favourite,
    createFolder,
    createLink,
    edit,
    permissions,
    access,
    tryPermissions,
    setPermissions,
    tryMove,
    move,
    remove,
    bin,
    restore,
    versions,
    restoreVersion,
    uploadCheck,
    uploadBegin,
    uploads,
    requestAccess,
    requests,
    decideRequest,
    uploadPart: uploadPartTo(store),
    uploadFinish: uploadFinishIn(store),
    uploadCancel: uploadCancelIn(store),
  });
