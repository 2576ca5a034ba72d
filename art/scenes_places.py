"""Places that the scenes of rooms and venues do not show: the accessible bathroom, the indoor pool, Sofra's tables."""
from rlib import *
import rlib
from scenes_coast import *
from scenes_hotel import *
from scenes_rooms import *
from scenes_still import *
from scenes_out import chair
from scenes_stay import tiled, light, lawn
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
