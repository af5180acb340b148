import { deviceApi } from '@rondo/contract/device';
import { bind } from '../../platform/http/binding.ts';
import { importActions } from '../../platform/import/actions.ts';
import { batch, commandStates, impact } from './actions/batch.ts';
import { bin, restore } from './actions/bin.ts';
import { check, commands, detection, format, restart, setDetection } from './actions/control.ts';
import { discover } from './actions/discover.ts';
import { probe } from './actions/probe.ts';
import { counts, get, list } from './actions/read.ts';
import { create, edit, type Parts, remove } from './actions/write.ts';
import { deviceExport } from './device-export.ts';
import { deviceImport } from './import/definition.ts';

export const deviceRoutes = (parts: Parts) =>
  bind(deviceApi, {
    ...importActions(deviceImport(parts)),
    list,
    counts,
    get,
    create: create(parts),
    edit: edit(parts),
    remove,
    bin,
    restore,
    export: deviceExport.download,
    startExport: deviceExport.start,
    probe: probe(parts),
    discover: discover(parts),
    check: check(parts),
    impact,
    batch,
    commandStates,
    commands,
    restart,
    format,
    detection: detection(parts),
    setDetection,
  });
