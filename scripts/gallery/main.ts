import { mount } from "svelte";
import "./letters.css";
import "../../src/games/shared/page/board/palette.css";
import "./gallery.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.body });
