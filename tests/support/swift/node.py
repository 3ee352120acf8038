"""A node of OpenStack Swift with its s3api on loopback, all of it in this process: `node.py FOLDER`.

Swift comes from Debian's packages by PYTHONPATH (scripts/ensure-swift.mjs). Prints the port; ends with the process that started it.
"""

import ctypes
import os
import signal
import sys

# The process must not outlive the test that started it.
ctypes.CDLL(None).prctl(1, signal.SIGKILL)

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from swift.common import utils

FOLDER = sys.argv[1]
# Seconds that parts of Swift wait for each other: its own half a second is too short for a machine with other work.
PATIENCE = "60"
SWIFT_CONF = "[swift-hash]\nswift_hash_path_suffix = test\n"
DEVICE = "disk"

PROXY = """
[DEFAULT]
swift_dir = {folder}
log_facility = LOG_LOCAL0

[pipeline:main]
pipeline = catch_errors s3api tempauth slo proxy-server

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:s3api]
use = egg:swift#s3api
location = us-east-1

[filter:tempauth]
use = egg:swift#tempauth
user_shop_owner = right-key .admin
user_foreign_owner = foreign-key .admin

[filter:slo]
use = egg:swift#slo

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = {patience}
node_timeout = {patience}
"""


class NoMemory:
    """Stands for memcached, which tempauth demands: forgets everything at once."""

    def get(self, *_args, **_more):
        return None

    def set(self, *_args, **_more):
        pass

    delete = set_multi = set

    def incr(self, *_args, **_more):
        return 1

    decr = incr


class Quiet:
    def write(self, *_args):
        pass

    def flush(self):
        pass


def write(name, text):
    with open(os.path.join(FOLDER, name), "w") as file:
        file.write(text)


def serve(listener, app):
    eventlet.spawn(wsgi.server, listener, app, log=Quiet(), log_output=False, max_size=100)


def listen():
    return eventlet.listen(("127.0.0.1", 0))


def write_ring(kind, port):
    """One device holds everything: a ring of one part."""
    from swift.common.ring import RingBuilder

    builder = RingBuilder(1, 1, 0)
    builder.add_dev(
        {"id": 0, "region": 1, "zone": 1, "weight": 1.0, "ip": "127.0.0.1", "port": port, "device": DEVICE, "meta": ""}
    )
    builder.rebalance()
    builder.get_ring().save(os.path.join(FOLDER, kind + ".ring.gz"))


def main():
    write("swift.conf", SWIFT_CONF)
    utils.SWIFT_CONF_FILE = os.path.join(FOLDER, "swift.conf")
    os.makedirs(os.path.join(FOLDER, "devices", DEVICE), exist_ok=True)
    from swift.common.storage_policy import reload_storage_policies

    reload_storage_policies()

    listeners = {kind: listen() for kind in ("account", "container", "object")}
    for kind, listener in listeners.items():
        write_ring(kind, listener.getsockname()[1])

    from swift.account.server import AccountController
    from swift.container.server import ContainerController
    from swift.obj.server import ObjectController

    settings = {
        "devices": os.path.join(FOLDER, "devices"),
        "swift_dir": FOLDER,
        "mount_check": "false",
        "disable_fallocate": "true",
        # What listens is on this machine alone, and is gone with the test.
        "allowed_sync_hosts": "127.0.0.1",
        "container_update_timeout": PATIENCE,
        "conn_timeout": PATIENCE,
        "node_timeout": PATIENCE,
    }
    serve(listeners["account"], AccountController(settings))
    serve(listeners["container"], ContainerController(settings))
    serve(listeners["object"], ObjectController(settings))

    write("proxy-server.conf", PROXY.format(folder=FOLDER, patience=PATIENCE))
    from swift.common.wsgi import loadapp

    proxy = loadapp(os.path.join(FOLDER, "proxy-server.conf"))

    def with_memory(env, start_response):
        env["swift.cache"] = NoMemory()
        return proxy(env, start_response)

    door = listen()
    serve(door, with_memory)
    print(door.getsockname()[1], flush=True)
    while True:
        eventlet.sleep(3600)


main()
