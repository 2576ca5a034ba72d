"""One WebKit view without a frame, for WebKitWebDriver in MiniBrowser's place, which is never narrower than its tools.

VIEW_FOLDER: what the view keeps, and the file `console`; VIEW_LANGUAGES: "de-AT,en"; VIEW_REDUCED_MOTION, VIEW_NO_SCRIPTS: "1" or nothing.
"""

import os
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

folder = os.environ["VIEW_FOLDER"]
os.dup2(os.open(f"{folder}/console", os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
Gtk.init(None)
Gtk.Settings.get_default().set_property("gtk-enable-animations", not os.environ.get("VIEW_REDUCED_MOTION"))
# A view without storage wouldn't write its console either.
kept = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
context = WebKit2.WebContext(website_data_manager=kept)
context.set_automation_allowed(True)
context.set_preferred_languages(os.environ["VIEW_LANGUAGES"].split(","))
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    enable_javascript=not os.environ.get("VIEW_NO_SCRIPTS"),
    # Without a graphics card the CPU composites the layers, at a quarter more of its time.
    hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
)


def create_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", create_view)


context.connect("automation-started", start)
Gtk.main()
