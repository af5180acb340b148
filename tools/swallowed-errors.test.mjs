import { expect, it } from 'vitest';
import { swallowedIn } from './lib/swallowed-errors.mjs';

const linesOf = (source, file = 'apps/web/src/somewhere.tsx') =>
  swallowedIn(file, source).map((line) => Number(/:(\d+):/.exec(line)?.[1]));

it.each([
  ['try { go(); } catch {}'],
  ['try { go(); } catch { return null; }'],
  ['try { go(); } catch (cause) { return other; }'],
  ['save().catch(() => undefined);'],
  ['save().catch(() => {});'],
  ["save().catch(() => '');"],
  ['save().catch((_cause) => [].length);'],
  ['save().catch(function () { return false; });'],
  ["socket.on('error', () => undefined);"],
  ["socket.once('error', () => {});"],
])('%s is refused', (source) => {
  expect(linesOf(`async function all() {\n${source}\n}`)).toEqual([2]);
});

it.each([
  ['try { go(); } catch (cause) { log(cause); }'],
  ['try { go(); } catch (cause) { return cause.code === 1 ? null : other; }'],
  ["try { go(); } catch { toast.error('not copied'); }"],
  ['try { go(); } catch { isAsked = false; }'],
  ['try { go(); } catch {\n  // Not JSON.\n  return null;\n}'],
  ['save().catch((cause) => log.warn(cause));'],
  ['save().catch(() => undefined); // nobody waits for it any more'],
  ['// Nobody waits for it any more.\nsave().catch(() => undefined);'],
  ['save().catch(report);'],
  ["socket.on('end', () => undefined);"],
])('%s is none', (source) => {
  expect(linesOf(`async function all() {\n${source}\n}`)).toEqual([]);
});

it('a comment that belongs to another line explains nothing', () => {
  expect(linesOf('const a = 1; // one\nsave().catch(() => undefined);')).toEqual([2]);
});

it('names the line after texts of several bytes a character, markup and a first line for the shell', () => {
  expect(linesOf("const 说 = '巡店巡店巡店';\nconst a = <p>巡店</p>;\n\nsave().catch(() => null);\n")).toEqual([4]);
  expect(linesOf('#!/usr/bin/env node\nsave().catch(() => null);\n', 'tools/x.mjs')).toEqual([2]);
  expect(linesOf('\n\nsave().catch(() => null);\n', 'tools/x.mjs')).toEqual([3]);
});
