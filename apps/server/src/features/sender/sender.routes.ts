import { senderApi } from '@rondo/contract/sender';
import { bind } from '../../platform/http/binding.ts';
import { addBrowser, removeBrowser } from './actions/browser.ts';
import { removeOwn, saveOwn } from './actions/own.ts';
import { failures, list } from './actions/read.ts';
import { create, edit, remove } from './actions/save.ts';
import { test, testOwn } from './actions/test.ts';
import type { SenderParts } from './hand-out.ts';

/** The ways out of a company, those of its members, and the browsers that are told. */
export const senderRoutes = (parts: SenderParts) =>
  bind(senderApi, {
    list: list(parts),
    create: create(parts),
    edit: edit(parts),
    remove,
    test: test(parts),
    failures,
    saveOwn: saveOwn(parts),
    removeOwn,
    testOwn: testOwn(parts),
    addBrowser: addBrowser(parts),
    removeBrowser,
  });
