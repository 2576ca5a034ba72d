"""Places that the scenes of rooms and venues do not show: the accessible bathroom, the indoor pool, Sofra's tables, Sedir's room."""
from rlib import *
import rlib
from scenes_coast import *
from scenes_hotel import *
from scenes_rooms import *
from scenes_still import *
from scenes_out import chair
from scenes_stay import tiled, light, lawn, coast
from furniture import LEATHER, clubchair, rubble
pic = rlib.pic

def grabrail(P, m):
    """a rail on a wall: the path of its grip; both ends have a plate"""
    tube(smoothpath(P, 6), .016, m, 16)
@pic('accessible-bathroom', ev=.30, temp=-.03)
def accessible_bathroom():
    """no step anywhere: knee room below the basin, a folding seat and rails in the shower"""
    w, d, h = 3.3, 4.3, 2.7; light('day'); lawn(-40, 40, d + 2, d + 60, -.4, False); H = hedge(5., .9, 1.3)
    for i in range(4): inst(H, (-7.5 + 5 * i, d + 4.2, -.4), 0)
    for i, (x, y) in enumerate([(-1.6, 7), (1.8, 9), (4.5, 6.5), (-5, 9)]): inst(palm(i % 3, 5.2, 32, 2.7), (x, d + y, -.5), i * 1.9)
    floor = stone((.72, .67, .58), (.62, .55, .46), .5, (.3, .3)); tl = tiled((.56, .62, .58)); dk = mat((.10, .11, .10), .35, .8); br = BRASS()
    room(w, d, h, plaster((.80, .78, .74)), floor, (.3, 1.95, 2.2))
    rect(-w / 2 - .01, -w / 2 + .012, 0, d, 0, 1.28, tl, 0); rect(w / 2 - .012, w / 2 + .01, 1.9, d, 0, h, tl, 0); rect(w / 2 - 1.95, w / 2, d - .014, d + .01, 0, h, tl, 0)
    # the basin: a shallow trough on two brackets, nothing below it
    y0 = 2.35; bs = mat((.82, .81, .78), .25, clear=.3); x0 = -w / 2
    rbox((x0 + .30, y0, .78), (.58, 1.15, .09), bs, .03); rbox((x0 + .31, y0, .824), (.40, .72, .012), mat((.66, .65, .62), .3), .03)
    for y in (-.42, .42): rbox((x0 + .20, y0 + y, .69), (.36, .03, .10), dk, .008)
    tube(smoothpath([[x0 + .05, y0, .83], [x0 + .05, y0, 1.02], [x0 + .12, y0, 1.06], [x0 + .24, y0, 1.04], [x0 + .26, y0, .99]], 6), .012, br); tube([[x0 + .06, y0 + .10, .86], [x0 + .19, y0 + .14, .90]], .008, br, 8)
    add('mirror', [[x0 + .02, y0 - .42, .98], [x0 + .02, y0 + .42, .98], [x0 + .02, y0 + .42, 1.98], [x0 + .02, y0 - .42, 1.98]], np.array([[0, 1, 2, 3]]), mat((.9, .9, .9), .02, 1.))
    for y in (-.44, .44): rbox((x0 + .025, y0 + y, 1.48), (.03, .03, 1.04), OAK(2), .004)
    for z in (.97, 1.99): rbox((x0 + .025, y0, z), (.03, .91, .03), OAK(1), .004)
    for y in (-.74, .74): grabrail([[x0 + .01, y0 + y, .82], [x0 + .30, y0 + y, .84], [x0 + .52, y0 + y, .84], [x0 + .55, y0 + y, .80], [x0 + .52, y0 + y, .73], [x0 + .30, y0 + y, .70], [x0 + .01, y0 + y, .70]], dk)
    for y in (-.60, .60): sphere((x0 + .10, y0 + y, 1.62), .055, emis((1, .80, .56), 7.), 24); point((x0 + .16, y0 + y, 1.62), 5, (1, .78, .52), .05)
    tc = terry((.80, .78, .73)); t2 = terry((.30, .42, .38))
    lathe(smoothprof([(0, 0), (.030, 0), (.032, .01), (.032, .11), (.012, .13), (.012, .155), (0, .155)], 3), mat((.42, .26, .12), .2, clear=.4), 32, (x0 + .18, y0 - .44, .826)); vase((x0 + .2, y0 + .46, .826), .15, .05, None, 4, 3, L=.28)
    # towels within reach of a sitting hand
    tube([[x0 + .07, .55, 1.05], [x0 + .07, 1.35, 1.05]], .010, br, 8)
    for i, t in enumerate((tc, t2)): dr = drape_over(.8, .36, 0, .018, .36, t, .012, .009, .008, 3 + i, None, .004, 90, 40, 6.); dr.location = (x0 + .07, .77 + .4 * i, 1.065)
    # the shower: level floor, a slot that takes the water, seat, rails, hand shower
    sx = w / 2; rect(sx - 1.8, sx - .04, 2.72, 2.78, .0005, .004, dk, 0)
    for k in range(5): rbox((sx - .12 - .085 * k, 3.55, .48), (.07, .46, .03), OAK(1), .008)
    for y in (3.35, 3.75): tube([[sx - .02, y, .45], [sx - .46, y, .455]], .012, dk, 10); tube([[sx - .02, y, .24], [sx - .34, y, .44]], .010, dk, 10)
    grabrail([[sx - .01, 2.55, .80], [sx - .07, 2.58, .80], [sx - .07, 3.1, .80], [sx - .07, 3.25, .80], [sx - .07, 3.28, .85], [sx - .07, 3.28, 1.45], [sx - .01, 3.28, 1.48]], dk)
    grabrail([[sx - .05, d - .01, .80], [sx - .30, d - .07, .80], [sx - 1.0, d - .07, .80], [sx - 1.1, d - .01, .80]], dk)
    tube([[sx - .05, 2.95, 1.0], [sx - .05, 2.95, 1.95]], .010, br, 10); lathe([(0, 0), (.055, 0), (.05, .02), (.014, .03), (.012, .16), (0, .16)], br, 32, (sx - .12, 2.95, 1.50)); tube(smoothpath([[sx - .05, 2.95, 1.05], [sx - .10, 2.90, .75], [sx - .16, 2.93, .95], [sx - .12, 2.95, 1.48]], 8), .007, dk, 8)
    lathe([(0, 0), (.03, 0), (.03, .05), (0, .05)], br, 24, (sx - .06, 2.95, 1.02)); folded(.30, .26, .12, t2, (sx - .30, 3.55, .50), .1, 3, 4)
    # the cord that calls the desk, down to the floor
    red = mat((.62, .05, .04), .4); tube([[sx - .05, 1.72, h - .02], [sx - .05, 1.72, .32]], .005, red, 6); lathe([(0, 0), (.022, .0), (.022, .05), (0, .05)], red, 20, (sx - .05, 1.72, .27)); lathe([(0, 0), (.022, .0), (.022, .05), (0, .05)], red, 20, (sx - .05, 1.72, .95))
    fill(w, d, h, 34); camera((.38, .12, 1.42), (-.06, d, .96), 20)

@pic('indoor-pool', ev=.25, temp=-.02)
def indoor_pool():
    """sixteen metres of warm water under a timber ceiling, windows to the pines, the lift at the edge"""
    w, d, h = 15., 22., 4.; light('day', 62); hole = (-3.6, 4.2, 3.2, 18.6)
    st_ = stone((.74, .69, .60), (.66, .59, .49), .42, (.9, .9)); deck(-w / 2, w / 2, -1., d, hole, st_, 0.); pool(hole, z=0., wz=-.06, glow=.12)
    wall = plaster((.80, .77, .71)); rect(-w / 2 - .2, -w / 2, -1.2, d, 0, h, wall, 0); rect(-w / 2, w / 2, d, d + .2, 0, h, wall, 0); rect(-w / 2, w / 2, -1.2, -1., 0, h, wall, 0); rect(-w / 2 - .2, w / 2 + .2, -1.2, d + .2, h, h + .2, plaster((.70, .66, .58)), 0)
    g = Geo()
    for i in range(46): g.box((0, -.8 + .5 * i, h - .13), (w, .09, .26), 0)
    for i in range(90): g.box((-w / 2 + 3.2 + 8.6 * i / 90, d - .03, h / 2), (.055, .05, h), 0)
    link(g.make('timber', [OAK(2)], .004, 1))
    fr = mat((.10, .09, .08), .4, .5)
    for i in range(8): rect(w / 2, w / 2 + .2, -1 + 3. * i, -.6 + 3. * i, 0, h, wall, 0); box((w / 2 + .1, .9 + 3 * i, 1.75), (.05, .05, 3.5), fr, .003)
    rect(w / 2, w / 2 + .2, -1, d, 3.5, h, wall, 0); rect(w / 2 + .2, 70, -20, 60, -.4, -.05, ground((.10, .13, .045), (.06, .085, .03), 1.), 0)
    for i in range(7): inst(palm(i % 3, 6.4, 30, 2.7), (w / 2 + 5 + (i % 2) * 3.4, -1 + 3.8 * i, -.1), i)
    for i in range(10): inst(pine(i % 2, 9, 4.4, 1500, 12), (w / 2 + 17 + 5 * (i % 3), -4 + 5 * i, -.1), i)
    H = hedge(5., .9, 1.)
    for i in range(6): inst(H, (w / 2 + 3.4, -2 + 5 * i, 0), R(90))
    portal((w / 2 + .3, d / 2, 1.8), (0, d / 2, 1.6), d, 3.4)
    # handrail of the steps, the lift with its seat
    m = mat((.70, .69, .66), .25, 1.)
    for y in (3.9, 4.9): tube(smoothpath([[4.75, y, 0], [4.75, y, .82], [4.55, y, .90], [3.9, y, .72], [3.3, y, .2], [3.3, y, -.3]], 6), .022, m, 14)
    lx, ly = -4.1, 6.4; tube([[lx, ly, 0], [lx, ly, 1.35]], .06, m, 20); tube(smoothpath([[lx, ly, 1.3], [lx + .5, ly, 1.36], [lx + .95, ly, 1.25], [lx + .98, ly, .95]], 6), .035, m, 14); rbox((lx + .95, ly, .50), (.46, .46, .05), mat((.16, .34, .38), .5), .03); rbox((lx + .95, ly + .22, .80), (.46, .05, .58), mat((.16, .34, .38), .5), .03); tube(smoothpath([[lx + .98, ly + .24, .95], [lx + .96, ly + .26, .6], [lx + .95, ly, .47]], 5), .02, m, 12)
    for s_ in (-.25, .25): tube([[lx + .95 + s_, ly + .2, .72], [lx + .95 + s_, ly - .18, .72]], .014, m, 10)
    lin = fabric((.78, .75, .68), 500., st=.6)
    for i in range(4): lounger((-5.9, 9. + 2.4 * i, 0), R(-90), 34, None, lin)
    for i in range(3): sidetable((-5.9, 10.2 + 2.4 * i, 0), False)
    towel_roll(.09, .5, terry((.80, .78, .73)), (-5.6, 8.9, .40), R(90)); bowlpot((-6.3, 4.6, 0), .44, palm(1, 2.4, 22, 1.3)); bowlpot((5.9, 19.8, 0), .44, palm(2, 2.6, 22, 1.3))
    for i in range(5): y = 2.2 + 4. * i; area((-w / 2 + .25, y, 2.6), (-w / 2, y, 3.6), .5, 26, (1, .74, .46), sy=.1); area((0, y, h - .3), (0, y, 0), 9., 60, (1, .93, .84), sy=.2)
    camera((-2.2, -.6, 1.7), (.9, 12., .75), 20)

@pic('sofra-tables', ev=.2, temp=-.03)
def sofra_tables():
    """Sofra before lunch: laid tables under the ribbed ceiling, the terrace behind the glass"""
    w, d, h = 11., 13., 3.6; light('day', 118)
    rect(-w / 2, w / 2, -1.2, d, -.2, 0, OAK(1, .16), 0); wall = plaster((.80, .77, .71)); rect(-w / 2 - .2, -w / 2, -1.2, d + .2, 0, h, wall, 0); rect(-w / 2, w / 2, -1.4, -1.2, 0, h, wall, 0); rect(-w / 2 - .2, w / 2 + .2, -1.4, d + .2, h, h + .2, plaster((.82, .80, .75)), 0); rect(w / 2, w / 2 + .2, -1.2, d, 0, h, wall, 0)
    g = Geo()
    for i in range(28): g.box((0, -1. + .5 * i, h - .11), (w, .08, .22), 0)
    link(g.make('ribs', [OAK(2)], .004, 1))
    fr = mat((.10, .09, .08), .4, .5)
    for x in np.linspace(-w / 2, w / 2, 7): box((x, d + .05, 1.6), (.06, .08, 3.2), fr, .004)
    rect(-w / 2, w / 2, d, d + .2, 3.2, h, wall, 0); rect(-40, 40, d + .2, d + 8, -.3, -.02, stone((.76, .70, .60), (.66, .58, .48), .35, (1.2, .6)), 0); lawn(-40, 40, d + 8, d + 60, -.1, False)
    T = [olive(s, 4.8, 9000) for s in (1, 2)]
    for i, x in enumerate((-6.6, -2.6, 1.8, 6.2)): inst(T[i % 2], (x, d + 4.2 + .8 * (i % 2), 0), i * 1.7, 1.05)
    H = hedge(5., .9, 1.)
    for i in range(6): inst(H, (-13 + 5 * i, d + 8.6, 0), 0)
    for s in (-1, 1): curtain(.9, 3.1, cloth2((.80, .76, .67)), 8, .07, (s * (w / 2 - .45), d - .12, .02), 0, s + 2)
    portal((0, d + .3, 1.6), (0, 0, 1.4), w, 3.2)
    lin = fabric((.80, .77, .70)); nap = fabric((.30, .42, .38), 500., st=.6); cer = mat((.80, .78, .73), .3, clear=.3)
    with collect() as c:
        rbox((0, 0, .735), (1.7, .92, .04), OAK(0), .012)
        for x in (-.72, .72): rbox((x, 0, .36), (.07, .74, .70), OAK(2), .012)
        dr = drape_over(.44, 1.22, .760, 1.72, .94, lin, .02, .02, .003, 3, None, .003, 60, 90, 8.)
        for x in (-.44, .44):
            for y in (-.28, .28):
                plate((x, y, .758), .135, cer); plate((x, y, .772), .095, cer); rbox((x, y, .790), (.09, .14, .02), nap, .006); wineglass((x + .17, y * .52, .758), .9)
                for k, s in ((-.18, 0), (.18, 1)): rbox((x + k, y, .762), (.012, .20, .003), mat((.7, .68, .64), .2, 1.), .001)
        bowl((0, .02, .758), .12, .07, mat((.12, .30, .35), .25, clear=.4, var=.1)); pile((0, .02, .772), .036, 7, lambda p, i: sphere(p, .036, mat((.66, .19, .004), .36, bs=260., bst=.55, bd=.002), 24), .11, 2)
        for x in (-.44, .44): chair((x, -.66, 0), 0, OAK(2), lin); chair((x, .66, 0), R(180), OAK(2), lin)
    copies(c.objs, [(x + .35 * (r % 2), 2.3 + 2.75 * r, 0, 0) for r in range(4) for x in (-3.5, -.6, 2.5)])
    for r in range(3):
        for x in (-3.2, 0., 3.2): pendant((x, 2.6 + 3.4 * r, 2.45), h, .27, power=9)
    for i in range(4): area((0, .8 + 3.4 * i, h - .26), (0, .8 + 3.4 * i, 0), 9., 62, (1, .93, .84), sy=.3)
    bowlpot((4.7, 1.6, 0), .42, olive(2, 2.2, 5000)); vase((-4.9, 3., 0), .7, .25, None, 12, 4, 'olive', 1.2)
    camera((1.2, -.9, 1.62), (-.9, 8., .82), 23)

CEDAR = lambda ax=0, planks=0.: wood((.36, .205, .12), (.25, .13, .07), .45, ax, .8, planks)
def teaglass(loc):
    """a waisted glass of tea on its saucer"""
    x, y, z = loc; plate((x, y, z), .05, None, .004); lathe(smoothprof([(0, .008), (.020, .008), (.026, .025), (.019, .055), (.027, .088)], 4) + smoothprof([(.0255, .088), (.0175, .055), (.0245, .026), (0, .012)], 4), glass(), 40, loc); lathe(smoothprof([(0, .0125), (.0243, .026), (.0174, .055), (.0225, .074)], 4) + [(0, .074)], glass((.80, .16, .02), 1.34, 0, .8), 36, loc)
def traytable(loc, r=.36, h=.44):
    """a brass tray on crossed wooden legs, tea for two on it"""
    x, y, z = loc; br = mat((.70, .50, .25), .3, 1.)
    lathe([(0, h), (r - .02, h), (r, h + .025), (r + .008, h + .022), (r - .015, h - .012), (0, h - .012)], br, 80, loc)
    for a in (R(45), R(135)):
        for s in (-1, 1): tube([[x + s * .24 * math.cos(a), y + s * .24 * math.sin(a), z], [x - s * .20 * math.cos(a), y - s * .20 * math.sin(a), z + h - .012]], .016, CEDAR(2), 12)
    for dx, dy in ((-.12, .08), (.10, .12)): teaglass((x + dx, y + dy, z + h))
    bowl((x + .04, y - .13, z + h), .07, .04, mat((.12, .30, .35), .25, clear=.4, var=.1)); pile((x + .04, y - .13, z + h + .008), .012, 26, lambda p, i: sphere(p, .012, mat((.42, .24, .10), .5), 16, (1.3, 1, .8)), .06, 2)
def hearth(loc, rz=0.):
    """a chimney breast of rough stone with a fire behind an arch, faces +X"""
    with collect() as c:
        st_ = rubble((.50, .45, .37), 3.); w, h, d, r = 2.2, 3.6, .62, .52
        for s in (-1, 1): rbox((d / 2, s * (w / 2 + r) / 2, .75), (d, w / 2 - r, 1.5), st_, .01)
        rbox((d / 2, 0, 1.22), (d, 2 * r + .01, .56), st_, .01); rbox((d / 2 - .06, 0, (h + 1.5) / 2), (d - .12, w - .1, h - 1.5), plaster((.76, .72, .65)), .01); rbox((d / 2 + .03, 0, 1.53), (d + .14, w + .16, .09), CEDAR(1), .01); rbox((d / 2 + .18, 0, .06), (d + .56, w + .2, .12), stone((.62, .56, .48), (.5, .44, .36), .5, None), .01)
        rect(.0, .03, -r, r, 0, 1., mat((.02, .017, .014), .9), 0)
        rs = np.random.RandomState(2); log = wood((.14, .09, .05), (.05, .03, .02), .9, 0, 2.)
        for i, (x, z, a) in enumerate(((.30, .19, 5), (.40, .18, -7), (.35, .27, 12))): tube([[x - .03 * math.sin(R(a)), -.30, z], [x + .03 * math.sin(R(a)), .30, z + .01]], .055, log, 14)
        for i in range(26): sphere((.36 + rs.normal(0, .06), rs.normal(0, .15), .15 + .02 * rs.rand()), .02 + .018 * rs.rand(), emis((1, .16, .02), 4.), 10)
        for i in range(22):
            y, q = rs.normal(0, .13), rs.uniform(.16, .36) * 1.; x = .34 + rs.normal(0, .04); u = np.linspace(0, 1, 12); P = np.stack([x + .02 * np.sin(u * 5 + i), y * (1 - .35 * u) + .03 * np.sin(u * 6 + i * 2), .22 + q * u], 1); tube(P, .030 * np.sin(np.pi * (.12 + .86 * u)) + .001, emis((1, .30 + .10 * (i % 2), .05), 3.2), 8)
        point((.42, 0, .45), 24, (1, .48, .18), .12)
    return group(c.objs, loc, rz)
@pic('sedir-room', ev=.1, temp=-.05, sat=1.12)
def sedir_room():
    """Sedir on a winter evening: cedar beams, the divan that runs the whole wall, a fire, lamps no higher than a face"""
    w, d, h = 8.6, 10., 3.5; light('dusk', -30); coast(-6, 'dusk', (-40, 80), (900, 520)); rect(-40, 40, d + .2, d + 7, -.3, -.02, stone((.70, .64, .55), (.58, .51, .42), .4, (1.2, .6)), 0)
    for i, x in enumerate((-6.4, -2.6)): inst(palm(i, 5.6, 30, 2.7), (x, d + 8.5 + 3 * i, -1.2), i * 1.9)
    wall = plaster((.74, .70, .63)); rect(-w / 2, w / 2, -1.2, d, -.2, 0, wood((.27, .175, .11), (.18, .11, .07), .38, 1, 1., .15), 0)
    rect(-w / 2 - .2, -w / 2, -1.2, d + .2, 0, h, wall, 0); rect(w / 2, w / 2 + .2, -1.2, d + .2, 0, h, wall, 0); rect(-w / 2, w / 2, -1.4, -1.2, 0, h, wall, 0); rect(-w / 2 - .2, w / 2 + .2, -1.4, d + .2, h, h + .2, CEDAR(1, .18), 0); rect(-w / 2, w / 2, d, d + .2, 2.9, h, wall, 0); rect(.9, w / 2, d, d + .2, 0, 2.9, wall, 0)
    for i in range(8): rbox((0, -.6 + 1.4 * i, h - .15), (w, .20, .30), CEDAR(0), .015)
    fr = mat((.10, .09, .08), .4, .5)
    for x in np.linspace(-w / 2, .9, 5): box((x, d + .05, 1.45), (.07, .08, 2.9), fr, .004)
    for x in (-w / 2 + 1.15, .55): curtain(.6, 2.85, fabric((.46, .40, .31), 500., st=.6), 7, .07, (x, d - .12, .02), 0, int(x) + 6)
    # the divan: a cedar plinth, one long mattress, a row of cushions
    dx = -w / 2; L = d - .6; rbox((dx + .42, L / 2 - .6, .14), (.80, L, .26), CEDAR(1), .012)
    for i in range(5): rbox((dx + .44, -.6 + L / 5 * (i + .5), .36), (.84, L / 5 - .012, .20), fabric((.085, .13, .135), 300., st=1.), .06, 6)
    cs = [fabric(c, 200., st=1.4, var=.12, stripes=q) for c, q in (((.09, .20, .23), (1, .12, .22, (.60, .50, .34))), ((.56, .36, .12), None), ((.46, .17, .10), (1, .16, .3, (.10, .11, .14))), ((.64, .57, .44), (1, .10, .16, (.40, .14, .08))), ((.16, .22, .15), None))]
    for i in range(17): p = pillow(.52, .58, .22, cs[(i * 3) % 5], i); p.location = (dx + .20, -.3 + .60 * i, .72); p.rotation_euler = (0, R(-70), R(4 * math.sin(i * 2.3)))
    for i in range(0, 17, 3): p = pillow(.36, .50, .16, cs[(i + 2) % 5], i + 30); p.location = (dx + .42, -.1 + .60 * i, .62); p.rotation_euler = (0, R(-58), R(9 * math.sin(i)))
    for i, y in enumerate((1.9, 4.3, 6.8)): traytable((dx + 1.35, y, 0), .38 if i % 2 else .33)
    r_ = lambda x, y, a, b, c, k: rug(x, y, a, b, m=fabric(c, 130., st=1.6, var=.2, stripes=k)); r_(-1.2, 4.0, 2.4, 6.4, (.27, .115, .085), (1, .80, .16, (.09, .12, .14))); r_(2.5, d - 2.2, 2.9, 2.3, (.42, .35, .24), (0, .5, .12, (.24, .11, .08)))
    hearth((2.55, d, 0), R(-90)); ch = clubchair(LEATHER((.14, .06, .028)))
    for x, a in ((1.25, 38), (3.75, 142)): ch((x, d - 2.1, 0), R(a))
    roundtable((2.5, d - 2.3, 0), .40, .46, CEDAR(0)); rbox((2.5, d - 2.3, .475), (.40, .46, .03), wood((.30, .17, .09), (.20, .11, .06), .4, 0), .006)      # the chess board on it
    for i in range(8):
        for k in range(8):
            if (i + k) % 2: rect(2.32 + .045 * i, 2.32 + .045 * (i + 1), d - 2.48 + .045 * k, d - 2.48 + .045 * (k + 1), .490, .492, mat((.72, .62, .45), .4), 0)
    rs = np.random.RandomState(5)
    for i in range(20): s = i < 10; x = 2.3425 + .045 * ((rs.randint(0, 3) if s else rs.randint(5, 8))); y = d - 2.4575 + .045 * rs.randint(0, 8); lathe([(0, 0), (.014, 0), (.013, .008), (.006, .02), (.006, .034), (.011, .042), (.008, .052), (0, .056)], mat((.66, .52, .32) if s else (.10, .055, .03), .35), 20, (x, y, .492))
    for x, y, z in ((dx + 1.35, 3.1, 1.55), (dx + 1.35, 5.55, 1.55), (dx + 1.35, 8., 1.55), (3.6, 3.4, 1.55)):
        tube([[x, y, z + .2], [x, y, h - .3]], .005, fr, 6); lathe(smoothprof([(.03, .20), (.05, .16), (.15, .02), (.13, -.12), (.04, -.18)], 5), sheer((.92, .74, .48), .08), 48, (x, y, z)); sphere((x, y, z), .05, emis((1, .72, .42), 8.), 16); point((x, y, z - .02), 20, (1, .72, .45), .10)
    for i in range(4): area((0, .4 + 2.6 * i, h - .33), (0, .4 + 2.6 * i, 0), 6., 30, (1, .82, .62), sy=.5)
    camera((.9, 1.2, 1.45), (-1.0, 8., 1.0), 20)
