// Starts the engine of a static page in Node.js and runs a Python expression there, whose JSON it prints:
// node in_pyodide.mjs <folder of the page> <folder of the tests> <expression>
import { readFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
const [page, tests, expression] = process.argv.slice(2);
const engine = mkdtempSync(join(tmpdir(), 'raenke-engine-'));
const shipped = (name) => readFileSync(join(page, 'engine', name));
for (const name of ['pyodide.asm.wasm', 'python_stdlib.zip', 'raenke.zip', 'pyodide-lock.json'])
  writeFileSync(join(engine, name), name.endsWith('.json') ? shipped(name) : gunzipSync(shipped(`${name}.gz`)));
writeFileSync(join(engine, 'pyodide.mjs'), shipped('pyodide.js')); // in Node, the name makes it a module
writeFileSync(join(engine, 'pyodide.asm.mjs'), gunzipSync(shipped('pyodide.asm.js.gz')));

const begun = process.cpuUsage();
const { loadPyodide } = await import(pathToFileURL(join(engine, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: engine });
const site = '/lib/python3.14/site-packages';
python.unpackArchive(new Uint8Array(readFileSync(join(engine, 'raenke.zip'))), 'zip', { extractDir: site });
python.FS.mkdirTree(`${site}/tests/device`);
for (const name of ['playing.py', 'whole_games.py'])
  python.FS.writeFile(`${site}/tests/device/${name}`, readFileSync(join(tests, name)));
python.runPython('import importlib; importlib.invalidate_caches(); import raenke.device');
const started = process.cpuUsage(begun);
const since = process.cpuUsage();
const found = await python.runPythonAsync(`
import json
from tests.device import whole_games
json.dumps(${expression})
`);
const millis = ({ user, system }) => Math.round((user + system) / 1000);
const took = millis(process.cpuUsage(since));
console.log(JSON.stringify({ started: millis(started), took, found: JSON.parse(found) }));
process.exit(0);
