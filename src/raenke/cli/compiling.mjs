// Compiles our modules and what they import, in archives of Python files, with Pyodide's own Python.
// Written for `packing`: node compiling.mjs <pyodide.mjs> <folder> <archive>…; the first archive is ours, the others
// the library's.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// A failure without the source of Pyodide, which Node would show beside it.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const [engine, folder, ours, library] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(engine).href);
const lock = JSON.parse(readFileSync(join(engine, '..', 'pyodide-lock.json'), 'utf-8'));
const python = await loadPyodide({
  lockFileContents: JSON.stringify({ ...lock, packages: {} }),
  stdLibURL: join(folder, library),
});
const site = '/lib/python3.14/site-packages';
for (const name of [ours, library]) python.FS.writeFile(`/${name}`, readFileSync(join(folder, name)));
python.unpackArchive(new Uint8Array(readFileSync(join(folder, ours))), 'zip', { extractDir: site });
await python.runPythonAsync(`
import importlib, importlib.util, sys, zipfile
from contextlib import suppress
from importlib._bootstrap_external import _code_to_hash_pyc

# All modules of ours: what a game has imported after a while would not be the same each time.
for path in sorted(zipfile.ZipFile("/${ours}").namelist()):
    if path.startswith("raenke/") and path.endswith(".py"):
        with suppress(ImportError):  # it wants what a device never has
            importlib.import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))

used = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}

def bare(code):
    """Without line numbers, which make up a fifth of it: every eight instructions have none. An empty table would end
    the reading of every traceback."""
    consts = tuple(bare(each) if hasattr(each, "co_code") else each for each in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\\xff" * eights + (bytes([0xF8 | rest - 1]) if rest else b"")
    return code.replace(co_consts=consts, co_linetable=table)

def pack(name, root):
    source = zipfile.ZipFile(f"/{name}")
    with zipfile.ZipFile(f"/packed-{name}", "w") as packed:
        for path in sorted(source.namelist()):
            content = source.read(path)
            if path.endswith(".py") and f"{root}/{path}" in used:
                code = bare(compile(content, path, "exec", dont_inherit=True, optimize=2))
                content = bytes(_code_to_hash_pyc(code, importlib.util.source_hash(content), False))
                path += "c"
            place = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            packed.writestr(place, content)

pack("${ours}", "${site}")
pack("${library}", "/lib/python314.zip")
`);
for (const name of [ours, library]) writeFileSync(join(folder, name), python.FS.readFile(`/packed-${name}`));
process.exit(0);
